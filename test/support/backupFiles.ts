/** A backup file with some of its fields otherwise. */
export const file = (fields: object): string =>
  JSON.stringify({
    format: 'songbook-backup',
    version: 3,
    songs: [],
    sets: {},
    knownChords: {},
    reading: {},
    ...fields,
  });
/** A file of the second version, which knew no chords and no tempos, and of the first, which knew no sets either. */
export const secondFile = (fields: object): string => file({ version: 2, knownChords: undefined, ...fields });
export const firstFile = (fields: object): string => secondFile({ version: 1, sets: undefined, ...fields });
/** A backup file with such songs. */
export const list = (...songs: unknown[]): string => file({ songs });
/** A backup without any choices, as it is read. */
export const NO_CHOICES = {
  favorites: {},
  transpositions: {},
  playedCapos: {},
  sets: {},
  knownChords: {},
  readerSettings: { speeds: {}, tempos: {} },
};
