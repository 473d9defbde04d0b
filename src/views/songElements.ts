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

/** Offers the elements of one song's page to the views inside it. */
export const SongElementsProvider = SongElementsContext.Provider;

/** New refs for the elements of a song's page. */
export const useNewSongElements = (): SongElements => useState(makeElements)[0];

/** The elements of the song's page around this view. */
export const useSongElements = (): SongElements => useContext(SongElementsContext);

/** The chords of a sheet, as a selector: a tap on one shows its shapes. */
export const CHORD = '[data-chord]';
