import { stateReplaced } from '../state';
import type { Songbook } from './makeStore';

/** The object `window.songbook`, for developers. */
export type ConsoleObject = ReturnType<typeof makeConsoleObject>;

export function makeConsoleObject({ store, log, restore }: Songbook) {
  return {
    getState: store.getState,
    /** The latest actions, oldest first. */
    actionLog: log.entries,
    /** The log as JSON text, with its start state. */
    exportLog: async () => {
      const { exportLog } = await import('../state/log');
      return JSON.stringify(exportLog(log, store.getState()), null, 2);
    },
    /**
     * Shows the state that an exported log or a visitor's report leads to, and resolves to it; nothing is stored until
     * `endReplay`. Rejects with a reason and changes nothing if the log is malformed or of another catalogue.
     */
    replay: async (exported: unknown) => {
      const { replayLog, replayStart } = await import('../state/log');
      store.dispatch(stateReplaced(replayStart(replayLog(exported, store.getState().catalogue))));
      return store.getState();
    },
    /** Shows the visitor's own choices again and resumes storing them. */
    endReplay: restore,
  };
}
