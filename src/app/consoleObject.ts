import { parseLog, replayStarted, selectListings, type LogEntry, type RootState } from '../state';
import type { Songbook } from './makeStore';

/** What a developer finds as `window.songbook`. */
export interface ConsoleObject {
  /** The current state. */
  readonly getState: () => RootState;
  /** The latest actions, oldest first. */
  readonly actionLog: () => readonly LogEntry[];
  /** The log as JSON text, with the state it starts at. */
  readonly exportLog: () => string;
  /** Replays an exported log from its start state; throws with a reason, and changes nothing, if it is malformed. */
  readonly replay: (exported: unknown) => RootState;
}

/** Makes the object that offers the store and its log to the console. */
export function makeConsoleObject({ store, log }: Songbook): ConsoleObject {
  return {
    getState: store.getState,
    actionLog: log.entries,
    exportLog: () => JSON.stringify(log.exported(), null, 2),
    replay(exported) {
      const { start, entries } = parseLog(exported, selectListings(store.getState()).length);
      store.dispatch(replayStarted(start));
      for (const { action } of entries) store.dispatch(action);
      return store.getState();
    },
  };
}
