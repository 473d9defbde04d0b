import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import type { Song, SongId } from '../catalogue';
import { describeAction, isSongbookAction, type RootState } from '../state';

/** Redux DevTools options: actions read as sentences, the catalogue's bulk is left out. */
export function devToolsOptions(titleOf: (id: SongId) => string): DevToolsEnhancerOptions {
  return {
    name: 'Երգեր',
    actionSanitizer: (action) =>
      isSongbookAction(action)
        ? { ...action, type: `${action.type}: ${describeAction(action, titleOf)}` }
        : action,
    stateSanitizer: (state) => {
      const { catalogue } = state as unknown as RootState;
      return { ...state, catalogue: { songs: catalogue.songs.map(summary) } };
    },
  };
}

const summary = ({ id, title }: Song): string => `${id} ${title}`;
