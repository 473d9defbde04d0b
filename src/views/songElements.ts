import { createContext, createRef, use } from 'react';

/**
 * Makes the places for the elements of the open song's page, for code that scrolls, fits, turns or marks them, and for
 * what is called when the sheet has been set, when it has been turned, and when the song begins to sound.
 */
export const makeSongElements = () => ({
  sheet: createRef<HTMLDivElement>(),
  staff: createRef<HTMLElement>(),
  /** The strokes by which chords are accompanied. */
  strum: createRef<HTMLDivElement>(),
  /** The line that leads back from the stage, if the song is on it. */
  stageLine: createRef<HTMLDivElement>(),
  onSet: new Set<() => void>(),
  onTurn: new Set<() => void>(),
  onSound: new Set<() => void>(),
});

export type SongElements = ReturnType<typeof makeSongElements>;

export const SongElementsContext = createContext(makeSongElements());

export const useSongElements = (): SongElements => use(SongElementsContext);

/** The chords of a sheet, as a selector: a tap on one shows its shapes. */
export const CHORD_ELEMENT = '[data-chord]';
/** The labels of a sheet: numbers, names of refrains, cues. */
export const LABEL = '[data-label]';
/** The syllables under chords. */
export const UNDER_CHORD = `${CHORD_ELEMENT} + *`;
