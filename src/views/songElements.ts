import { createContext, useContext, useState, type RefObject } from 'react';

/** The elements of the open song's page, for code that scrolls, fits, turns or marks them. */
export interface SongElements {
  readonly sheet: RefObject<HTMLDivElement | null>;
  /** The notes of its tune, if they are shown. */
  readonly staff: RefObject<HTMLElement | null>;
  /** The line that leads back from the stage, if the song is on it. */
  readonly stageLine: RefObject<HTMLDivElement | null>;
}

const makeElements = (): SongElements => ({
  sheet: { current: null },
  staff: { current: null },
  stageLine: { current: null },
});

const SongElementsContext = createContext(makeElements());

export const SongElementsProvider = SongElementsContext.Provider;

export const useNewSongElements = (): SongElements => useState(makeElements)[0];

export const useSongElements = (): SongElements => useContext(SongElementsContext);

/** The chords of a sheet, as a selector: a tap on one shows its shapes. */
export const CHORD = '[data-chord]';
