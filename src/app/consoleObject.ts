import { stateReplaced } from '../state';
import type { Songbook } from './makeStore';

/** The object `window.songbook`, for developers. */
export type ConsoleObject = ReturnType<typeof makeConsoleObject>;

export function makeConsoleObject({ store, log, pause, resume }: Songbook) {
  return {
    getState: store.getState,
    /** The latest actions, oldest first. */
    actionLog: log.entries,
    /** The log as JSON text, with its start state. */
    exportLog: async () => {
      const { exportLog } = await import(/* webpackChunkName: "report" */ '../state/log');
      return JSON.stringify(exportLog(log, store.getState().catalogue), null, 2);
    },
    /**
     * Shows the state that an exported log or a visitor's report leads to, and resolves to it; nothing is stored until
     * `endReplay`. Rejects and changes nothing if the log is of another version or catalogue.
     */
    replay: async (exported: unknown) => {
      const { readLog, replayLog, replayStart } = await import(
        /* webpackChunkName: "report" */ '../state/log'
      );
      const { catalogue } = store.getState();
      const reached = replayLog(readLog(exported, catalogue), catalogue);
      pause();
      store.dispatch(stateReplaced(replayStart(reached)));
      return store.getState();
    },
    /** Shows the stored choices again and resumes storing. */
    endReplay: resume,
  };
}
