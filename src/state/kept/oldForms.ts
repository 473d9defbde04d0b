import { isRecord, type Kept } from '../objects';
import { entryName } from '../slices/setsSlice';
import type { SongSettings } from '../slices/songSettingsSlice';
import { NO_CHOICES } from './choices';
import { keyOfKind } from './kept';

/** The keys of local storage that once held many choices each, as JSON. */
export const OLD_KEYS = {
  reading: 'songbook:reading',
  sets: 'songbook:sets',
  chords: 'songbook:chords',
} as const;

const isOfSongs = (name: string): name is keyof SongSettings => Object.hasOwn(NO_CHOICES.songSettings, name);

const entriesOf = (value: unknown): [string, unknown][] => (isRecord(value) ? Object.entries(value) : []);

/** The texts of choices in the old form. What cannot be read stays a text that nobody reads. */
export const keptOfOld = (old: { readonly [Name in keyof typeof OLD_KEYS]?: unknown }): Kept =>
  Object.fromEntries([
    ...entriesOf(old.reading).flatMap(([name, value]) =>
      isOfSongs(name)
        ? entriesOf(value).map(([id, own]) => [keyOfKind(name, id), String(own)])
        : [[keyOfKind('readerSettings', name), String(value)]],
    ),
    ...entriesOf(old.chords).map(([sound, name]) => [keyOfKind('knownChords', sound), String(name)]),
    ...entriesOf(old.sets).flatMap(([set, value]) => {
      const { entries, played, ...list }: Record<string, unknown> = isRecord(value) ? value : {};
      return [
        [keyOfKind('lists', set), JSON.stringify(list)],
        ...(typeof played === 'string' ? [[keyOfKind('played', set), played]] : []),
        ...entriesOf(entries).map(([key, entry]) => [
          keyOfKind('entries', entryName(set, key)),
          JSON.stringify(entry),
        ]),
      ];
    }),
  ]) as Kept;
