import type { ComponentType } from 'react';
import { fromNames } from '../../state';
import { fetchPrinter } from '../print/BookletPlace';
import { withMoreWords } from '../text/moreWords';
import { fetchAhead, lazyView } from '../ui';
import { PAGE_NAMES, pageNameAt, PAGES, type PageName } from './pageTable';
import { fetchAfterHydration, fetchSongTools } from './parts';

const LOADS = fromNames(PAGE_NAMES, (name): (() => Promise<ComponentType>) =>
  'hasFirstWords' in PAGES[name] ? PAGES[name].load : withMoreWords(PAGES[name].load),
);

export const VIEWS = fromNames(PAGE_NAMES, (name) =>
  lazyView<ComponentType, object>(LOADS[name], (Page) => Page),
);

const loadNamed = async (names: readonly PageName[]): Promise<void> => {
  await Promise.all(names.map((name) => fetchAhead(LOADS[name])));
};

/** Loads the page at a path, and marks as loaded those whose code is in the first script. */
export const loadPage = (path: string): Promise<void> =>
  loadNamed([pageNameAt(path), ...PAGE_NAMES.filter((name) => 'isInEveryScript' in PAGES[name])]);

export const loadPages = (): Promise<void> => loadNamed(PAGE_NAMES);

/** The functions that load what a visitor may open next; a page calls them when it is idle. */
export const idleLoads: readonly (() => Promise<unknown>)[] = [
  fetchAfterHydration,
  fetchSongTools,
  fetchPrinter,
  ...Object.values(LOADS),
].map((fetchPart) => () => fetchAhead<object>(fetchPart));
