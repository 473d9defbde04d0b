import fc from 'fast-check';
import {
  backupImported,
  importUndone,
  savedStateSynced,
  STORED,
  undoDismissed,
  type SongbookAction,
} from '../../src/state';
import { PAYLOADS } from '../../src/state/log';
import { anyShape } from './anyShape';

const actionsOf = (isWanted: (type: string) => boolean): fc.Arbitrary<SongbookAction> =>
  fc.oneof(
    ...Object.entries(PAYLOADS)
      .filter(([type]) => isWanted(type))
      .map(([type, payload]) =>
        anyShape<unknown>(payload).map((value) => ({ type, payload: value }) as SongbookAction),
      ),
  );

/** Anything that can happen, with anything that it can carry. */
export const anyAction = actionsOf(() => true);

/** Anything that changes the choices or ends the offer to undo, apart from their being read. */
export const anyChoice = actionsOf(
  (type) =>
    [...STORED, 'playedCapos'].some((name) => type.startsWith(`${name}/`)) ||
    [backupImported, importUndone, savedStateSynced, undoDismissed].some((creator) => creator.type === type),
);
