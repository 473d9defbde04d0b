import { isRecord, type Kept } from '../objects';

/** The keys of local storage that once held many choices each, as JSON. */
export const OLD_KEYS = {
  reading: 'songbook:reading',
  sets: 'songbook:sets',
  chords: 'songbook:chords',
} as const;

/** The key of a setting of single songs, by its old name. */
const PER_SONG: Readonly<Record<string, string>> = {
  capos: 'capo',
  speeds: 'speed',
  tempos: 'tempo',
  bars: 'bar',
  notes: 'note',
};

const entriesOf = (value: unknown): [string, unknown][] => (isRecord(value) ? Object.entries(value) : []);

/** The texts of choices in the old form. What cannot be read stays a text that nobody reads. */
export const keptOfOld = (old: { readonly [Name in keyof typeof OLD_KEYS]?: unknown }): Kept =>
  Object.fromEntries([
    ...entriesOf(old.reading).flatMap(([name, value]) => {
      const field = PER_SONG[name];
      return field === undefined
        ? [[`songbook:${name}`, String(value)]]
        : entriesOf(value).map(([id, own]) => [`songbook:${field}${id}`, String(own)]);
    }),
    ...entriesOf(old.chords).map(([sound, name]) => [`songbook:chord-${sound}`, String(name)]),
    ...entriesOf(old.sets).flatMap(([set, value]) => {
      const { entries, played, ...list }: Record<string, unknown> = isRecord(value) ? value : {};
      return [
        [`songbook:list-${set}`, JSON.stringify(list)],
        ...(typeof played === 'string' ? [[`songbook:played-${set}`, played]] : []),
        ...entriesOf(entries).map(([key, entry]) => [`songbook:entry-${set}.${key}`, JSON.stringify(entry)]),
      ];
    }),
  ]) as Kept;
