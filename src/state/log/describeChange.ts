import type { SongId } from '../../catalogue';
import { isEmpty, patchBetween } from '../mergePatch';
import { completed, NOTHING_SAVED, STORED, type SavedChange } from '../savedState';
import { isRecord } from '../shape';
import { SLICES, type SavedState } from '../slices';

/** The title of a song in a description. */
export type TitleOf = (id: SongId) => string;

/** The noun for one value of each slice. */
const NOUNS: Readonly<Record<keyof SavedState, string>> = {
  favorites: 'favorite',
  transpositions: 'transposition',
  playedCapos: 'capo',
  sets: 'detail',
  knownChords: 'known chord',
  readerSettings: 'reader setting',
};

/** A number of things, such as `1 favorite` or `2 favorites`. */
export const counted = (count: number, noun: string, plural = `${noun}s`): string =>
  `${count} ${count === 1 ? noun : plural}`;

/** Describes a change of the choices for a developer; a song is named if it is the only one in its slice. */
export function describeChange(change: SavedChange, titleOf: TitleOf): string {
  const parts = STORED.flatMap((name) => {
    const values = change[name] ?? {};
    if (isEmpty(values)) return [];
    const [id, ...others] = SLICES[name].shape.kind === 'table' ? Object.keys(values) : [];
    const song = id === undefined || others.length > 0 ? '' : ` of ${titleOf(Number(id) as SongId)}`;
    return [`${counted(countChanges(values), NOUNS[name])}${song}`];
  });
  return parts.join(', ') || 'nothing';
}

/** Describes the choices for a developer. */
export const describeSaved = (saved: Partial<SavedState>, titleOf: TitleOf): string =>
  describeChange(patchBetween(NOTHING_SAVED, completed(saved, STORED) as SavedState), titleOf);

const countChanges = (patch: object): number =>
  Object.values(patch).reduce<number>(
    (count, value) => count + (isRecord(value) ? countChanges(value) : 1),
    0,
  );
