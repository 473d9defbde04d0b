import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import type { SongId } from '../catalogue';
import { describeAction, isSongbookAction, withoutMeta, type RootState } from '../state';

/** Redux DevTools options: actions read as sentences, the catalogue's bulk is left out. */
export function devToolsOptions(titleOf: (id: SongId) => string): DevToolsEnhancerOptions {
  return {
    name: 'Երգեր',
    actionSanitizer: (action) =>
      isSongbookAction(action)
        ? { ...withoutMeta(action), type: `${action.type}: ${describeAction(action, titleOf)}` }
        : action,
    stateSanitizer: (state) => {
      const { listings, contents, ...catalogue } = (state as unknown as RootState).catalogue;
      const loaded = `${Object.keys(contents).length} of ${listings.length} songs`;
      return { ...state, catalogue: { ...catalogue, loaded } };
    },
  };
}
