import type { SongId } from '../../catalogue';
import { isEmpty, patchBetween } from '../mergePatch';
import { completed, NOTHING_SAVED, STORED, type SavedChange } from '../savedState';
import type { PerSongSetting } from '../settings/perSongSettings';
import { idsIn } from '../objects';
import { isRecord } from '../shape';
import type { SavedState } from '../slices';

/** The title of a song in a description. */
export type TitleOf = (id: SongId) => string;

/** The nouns for one value of each kind of choice. */
const NOUNS_PER_SONG: Readonly<Record<'favorites' | PerSongSetting, string>> = {
  favorites: 'favorite',
  transpositions: 'transposition',
  capos: 'capo',
  speeds: 'scroll speed',
  tempos: 'tempo',
  bars: 'bar',
};
const NOUNS = {
  ...NOUNS_PER_SONG,
  sets: 'detail',
  knownChords: 'known chord',
  readerSettings: 'reader setting',
};

/** A number of things, such as `1 favorite` or `2 favorites`. */
export const counted = (count: number, noun: string, plural = `${noun}s`): string =>
  `${count} ${count === 1 ? noun : plural}`;

/** Describes a change of the choices for a developer; a song is named if it is the only one of its kind. */
export function describeChange(change: SavedChange, titleOf: TitleOf): string {
  const { speeds, tempos, bars, capos, ...readerSettings } = change.readerSettings ?? {};
  const kinds: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>> = {
    ...change,
    ...{ speeds, tempos, bars, capos, readerSettings },
  };
  const parts = Object.entries(NOUNS).flatMap(([kind, noun]) => {
    const values = kinds[kind] ?? {};
    if (isEmpty(values)) return [];
    const [id, ...others] = kind in NOUNS_PER_SONG ? idsIn(values) : [];
    const song = id === undefined || others.length > 0 ? '' : ` of ${titleOf(id)}`;
    return [`${counted(countChanges(values), noun)}${song}`];
  });
  return parts.join(', ') || 'nothing';
}

/** Describes the choices for a developer. */
export const describeSaved = (saved: Partial<SavedState>, titleOf: TitleOf): string =>
  describeChange(patchBetween(NOTHING_SAVED, completed(saved, STORED)), titleOf);

const countChanges = (patch: object): number =>
  Object.values(patch).reduce<number>(
    (count, value) => count + (isRecord(value) ? countChanges(value) : 1),
    0,
  );
