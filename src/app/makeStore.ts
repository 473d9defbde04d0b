import { configureStore, Tuple, type DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import type { SongListing } from '../catalogue';
import {
  actionCreators,
  isSongbookAction,
  makeActionLog,
  withoutMeta,
  type CatalogueState,
  type RootState,
} from '../state';
import type { KeptStorage } from '../storage/keptStorage';
import { persistIn } from '../storage/persistence';

/** Makes the store for a catalogue, with an action log and with persistence in a storage of choices. */
export function makeStore(
  catalogue: CatalogueState,
  storage: KeptStorage,
  lentLatin: RootState['lentLatin'] = 'none',
) {
  const log = makeActionLog();
  const devTools = makeDevTools(catalogue.listings);
  const persistence = persistIn(storage);
  const store = configureStore({
    reducer: persistence.reducer,
    // Every other slice starts in its own initial state.
    preloadedState: { catalogue, lentLatin },
    middleware: () => new Tuple(persistence.middleware, log.middleware),
    devTools: devTools.options,
  });
  const persistor = persistence.persistorOf(store);
  store.subscribe(() => {
    if (!('_persist' in store.getState()) && isHistoryForgotten(store)) persistor.persist();
  });
  void devTools.isReady.then(() => persistor.persist());
  return {
    store,
    log,
    /** Shows the visitor's own choices again. */
    restore: (): void => persistence.restore(store),
    sync: (key: string | null): boolean => persistence.sync(store, key),
  };
}

/** A store with its log, and functions to restore the visitor's own choices and to apply other tabs' changes. */
export type Songbook = ReturnType<typeof makeStore>;

/**
 * Redux DevTools options: actions get a description, the catalogue is shown in short, all action creators are offered.
 * Descriptions are fetched only if DevTools are installed; actions before `isReady` have none.
 */
function makeDevTools(listings: readonly SongListing[]) {
  let log: typeof import('../state/log') | undefined;
  const fetchLog = async (): Promise<void> => {
    if ('__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in globalThis)
      log = await import('../state/log').catch(() => undefined);
  };
  return {
    isReady: fetchLog(),
    options: {
      name: 'Երգեր',
      actionsDenylist: '^persist/',
      actionCreators: Object.fromEntries(actionCreators),
      actionSanitizer: (action) =>
        isSongbookAction(action)
          ? { ...withoutMeta(action), description: log?.describeAction(action, listings) }
          : action,
      stateSanitizer: (state) => {
        const { listings, contents, ...catalogue } = (state as typeof state & RootState).catalogue;
        const loaded = `${Object.keys(contents).length} of ${listings.length} songs`;
        return { ...state, catalogue: { ...catalogue, loaded } };
      },
    } satisfies DevToolsEnhancerOptions,
  };
}

/** Whether DevTools have cleared the action history, as their reset does; false without DevTools. */
function isHistoryForgotten(store: object): boolean {
  const { liftedStore } = store as {
    readonly liftedStore?: { readonly getState: () => { readonly stagedActionIds: readonly number[] } };
  };
  return liftedStore?.getState().stagedActionIds.length === 1;
}
