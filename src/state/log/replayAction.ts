import { isSongbookAction, type SongbookAction } from '../actions';
import { changeBetween, changed, isReadable, parseKey } from '../kept/kept';
import { isId, isKey, isRecord, type Change } from '../objects';
import { rootReducer, type RootState } from '../rootReducer';
import { choicesChanged, stateReplaced } from '../slices/choicesActions';
import { isFret } from '../slices/transpositionsSlice';
import { BEGINNINGS } from './describe';

/** The state after an action of a log, which may be malformed: it must lead to a state that can be kept. */
export function replayAction(
  state: RootState,
  action: SongbookAction,
  songCount: number,
  where: string,
): RootState {
  try {
    const after = rootReducer(state, action);
    const change = changeIn(action) ?? changeBetween(state, after);
    const isValid = (count: number): boolean =>
      isRecord(change) &&
      Object.entries(change).every((entry) => isChangeOf(entry, count)) &&
      isNamed(action.payload, count) &&
      isOpenable(after, count);
    if (isValid(songCount)) return { ...after, ...changed(after, change) };
    if (isValid(Infinity)) throw new Error(`names a song that is not in this catalogue of ${songCount}`);
    throw new Error('is malformed');
  } catch (error) {
    const reason = error instanceof Error && !(error instanceof TypeError) ? error.message : 'is malformed';
    throw new Error(`${where} ${reason}`, { cause: error });
  }
}

/** Whether the song, the set and the entry that a payload names may exist, and its reason for a change is known. */
function isNamed(payload: unknown, songCount: number): boolean {
  if (!isRecord(payload)) return payload === undefined;
  const { id, songKey, set, entry, why } = payload;
  const isSong = (song: unknown): boolean => song === undefined || isId(song, songCount);
  return (
    isSong(id) &&
    (songKey === undefined || (isRecord(songKey) && isSong(songKey['id']))) &&
    [set, entry].every((key) => key === undefined || isKey(key)) &&
    (why === undefined || (typeof why === 'string' && Object.hasOwn(BEGINNINGS, why)))
  );
}

/** Whether an entry of a change sets or removes a choice in a catalogue of `songCount` songs. */
const isChangeOf = ([key, text]: readonly [string, unknown], songCount: number): boolean =>
  typeof text === 'string'
    ? isReadable(key, text, songCount)
    : text === null && parseKey(key, songCount) !== null;

/** The choices that an action holds as texts. */
function changeIn(action: SongbookAction): Change | null {
  if (choicesChanged.match(action)) return action.payload.change;
  return stateReplaced.match(action) ? action.payload.kept : null;
}

/** Whether the parts of a state that are not kept can be shown. */
function isOpenable({ sharedKey, openEntry, undo }: RootState, songCount: number): boolean {
  const isShared =
    isRecord(sharedKey) &&
    isId(sharedKey.id, songCount) &&
    [sharedKey.transpose, sharedKey.capo ?? 0].every(isFret);
  return (
    (sharedKey === null || isShared) &&
    (openEntry === null || (isKey(openEntry.set) && isKey(openEntry.entry))) &&
    (undo === null ||
      (isSongbookAction(undo.done) &&
        isNamed(undo.done.payload, songCount) &&
        Object.entries(undo.inverse).every((entry) => isChangeOf(entry, songCount))))
  );
}
