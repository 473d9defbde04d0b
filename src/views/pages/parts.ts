import { withMoreWords } from '../text/moreWords';
import { lazyView } from '../ui';

/** What every page gets after hydration. */
export const fetchAfterHydration = withMoreWords(
  () => import(/* webpackChunkName: "afterHydration" */ './AfterHydration'),
);

/** The tools of a song. */
export const fetchSongTools = withMoreWords(() => import(/* webpackChunkName: "songTools" */ './songTools'));

export const KeyPanel = lazyView(fetchSongTools, (tools) => tools.KeyPanel);
