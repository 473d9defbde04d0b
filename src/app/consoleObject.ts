import { replayStart, stateReplaced, type LogEntry, type RootState } from '../state';
import type { Songbook } from './makeStore';

/** The object `window.songbook`, for developers. */
export interface ConsoleObject {
  readonly getState: () => RootState;
  /** The latest actions, oldest first. */
  readonly actionLog: () => readonly LogEntry[];
  /** The log as JSON text, with its start state. */
  readonly exportLog: () => Promise<string>;
  /**
   * Shows the state that an exported log or a visitor's report leads to, and resolves to it; nothing is stored until
   * `endReplay`. Rejects with a reason and changes nothing if the log is malformed or of another catalogue.
   */
  readonly replay: (exported: unknown) => Promise<RootState>;
  /** Shows the visitor's own choices again and resumes storing them. */
  readonly endReplay: () => void;
}

export function makeConsoleObject({ store, log, restore }: Songbook): ConsoleObject {
  return {
    getState: store.getState,
    actionLog: log.entries,
    exportLog: async () => {
      const { exportLog } = await import('../state/log');
      return JSON.stringify(exportLog(log, store.getState()), null, 2);
    },
    async replay(exported) {
      const { parseLog, replayLog } = await import('../state/log');
      const { catalogue } = store.getState();
      const parsed = parseLog(exported, catalogue.listings);
      store.dispatch(stateReplaced(replayStart(replayLog(parsed, catalogue))));
      return store.getState();
    },
    endReplay: restore,
  };
}
