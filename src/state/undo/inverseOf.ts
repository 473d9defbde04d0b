import type { SongbookAction } from '../actions';
import { favoriteToggled } from '../favoritesSlice';
import { capoPlaced, capoRemoved, type PlayedCapos } from '../playedCaposSlice';
import { importUndone, inverseChange } from '../savedChange';
import type { SavedState } from '../savedState';
import { transpositionJumped } from '../transpositionsSlice';

/** Everything a visitor chooses, stored or not. */
export interface Choices extends SavedState {
  readonly playedCapos: PlayedCapos;
}

type Invert<Type> = (
  before: Choices,
  action: Extract<SongbookAction, { type: Type }>,
) => SongbookAction | null;

/** What takes back each action that is worth an offer to do so. */
const INVERSES: { readonly [Type in SongbookAction['type']]?: Invert<Type> } = {
  'favorites/favoriteToggled': ({ favorites }, { payload: { id } }) =>
    favorites[id] === 1 ? favoriteToggled({ id }) : null,
  'transpositions/transpositionJumped': ({ transpositions }, { payload: { id, transpose, reason } }) => {
    const left = transpositions[id] ?? 0;
    if (reason === 'undo' || left === transpose) return null;
    return transpositionJumped({ id, transpose: left, reason: 'undo' });
  },
  'playedCapos/capoPlaced': ({ playedCapos }, { payload: { id, capo } }) => {
    const left = playedCapos[id];
    if (left === capo) return null;
    return left === undefined ? capoRemoved({ id }) : capoPlaced({ id, capo: left });
  },
  'savedState/backupImported': (before, { payload }) => importUndone(inverseChange(before, payload)),
};

/** The action that brings back the choices as they were before another; null where nothing is lost that a visitor may miss. */
export function inverseOf(before: Choices, action: SongbookAction): SongbookAction | null {
  const invert = INVERSES[action.type] as Invert<SongbookAction['type']> | undefined;
  return invert?.(before, action as never) ?? null;
}
