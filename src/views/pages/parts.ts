import { lazyView } from '../ui';

/** What every page gets after hydration. */
export const fetchAfterHydration = () => import(/* webpackChunkName: "afterHydration" */ './AfterHydration');

/** The tools of a song. */
export const fetchSongTools = () => import(/* webpackChunkName: "songTools" */ './songTools');

export const KeyPanel = lazyView(fetchSongTools, (tools) => tools.KeyPanel);
