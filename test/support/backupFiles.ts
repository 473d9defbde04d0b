/** A backup file with some of its fields otherwise. */
export const file = (fields: object): string =>
  JSON.stringify({
    format: 'songbook-backup',
    version: 5,
    songs: [],
    sets: {},
    knownChords: {},
    reading: {},
    ...fields,
  });
/** A file of the third version, which knew no bars, of the second, which knew no chords and no tempos, and of the first, which knew no sets either. */
export const thirdFile = (fields: object): string => file({ version: 3, ...fields });
export const secondFile = (fields: object): string =>
  thirdFile({ version: 2, knownChords: undefined, ...fields });
export const firstFile = (fields: object): string => secondFile({ version: 1, sets: undefined, ...fields });
/** A backup file with such songs. */
export const list = (...songs: unknown[]): string => file({ songs });
/** A backup without any choices, as it is read. */
export const NO_CHOICES = {
  favorites: {},
  transpositions: {},
  sets: {},
  knownChords: {},
  readerSettings: { speeds: {}, tempos: {}, bars: {}, capos: {}, notes: {} },
};
/** A backup with only these settings of single songs and of all, as it is read. */
export const withSettings = (settings: object) => ({
  ...NO_CHOICES,
  readerSettings: { ...NO_CHOICES.readerSettings, ...settings },
});
