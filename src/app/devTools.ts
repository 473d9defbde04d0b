import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import type { SongId } from '../catalogue';
import { ACTION_CREATORS, describeAction, isSongbookAction, withoutMeta, type RootState } from '../state';

/** Redux DevTools options: each action carries a sentence, the catalogue's bulk is left out, the dispatcher knows every action. */
export function devToolsOptions(titleOf: (id: SongId) => string): DevToolsEnhancerOptions {
  return {
    name: 'Երգեր',
    actionCreators: ACTION_CREATORS,
    actionSanitizer: (action) =>
      isSongbookAction(action)
        ? { ...withoutMeta(action), description: describeAction(action, titleOf) }
        : action,
    stateSanitizer: (state) => {
      const { listings, contents, ...catalogue } = (state as typeof state & RootState).catalogue;
      const loaded = `${Object.keys(contents).length} of ${listings.length} songs`;
      return { ...state, catalogue: { ...catalogue, loaded } };
    },
  };
}

/** Whether DevTools, where they are, have forgotten all that was dispatched, as by their reset. */
export function isHistoryForgotten(store: object): boolean {
  const { liftedStore } = store as {
    readonly liftedStore?: { readonly getState: () => { readonly stagedActionIds: readonly number[] } };
  };
  return liftedStore?.getState().stagedActionIds.length === 1;
}
