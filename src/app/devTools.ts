import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import type { SongListing } from '../catalogue';
import { actionCreators, isSongbookAction, withoutMeta, type RootState } from '../state';

/**
 * Redux DevTools options: actions get a description, the catalogue is shown in short, all action creators are offered.
 * Descriptions are fetched only if DevTools are installed; actions before `isReady` have none.
 */
export function makeDevTools(listings: readonly SongListing[]): {
  readonly options: DevToolsEnhancerOptions;
  readonly isReady: Promise<void>;
} {
  let log: typeof import('../state/log') | undefined;
  const fetchLog = async (): Promise<void> => {
    if ('__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in globalThis)
      log = await import('../state/log').catch(() => undefined);
  };
  return {
    isReady: fetchLog(),
    options: {
      name: 'Երգեր',
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
    },
  };
}

/** Whether DevTools have cleared the action history, as their reset does; false without DevTools. */
export function isHistoryForgotten(store: object): boolean {
  const { liftedStore } = store as {
    readonly liftedStore?: { readonly getState: () => { readonly stagedActionIds: readonly number[] } };
  };
  return liftedStore?.getState().stagedActionIds.length === 1;
}
