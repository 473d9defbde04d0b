import type { ComponentType } from 'react';
import { fromNames } from '../../state';
import { fetchPrinter } from '../print/BookletPlace';
import { fetchAhead, lazyView } from '../ui';
import { PAGE_NAMES, pageNameAt, PAGES } from './pageTable';
import { fetchAfterHydration, fetchSongTools } from './parts';

export const VIEWS = fromNames(PAGE_NAMES, (name) =>
  lazyView<ComponentType, object>(PAGES[name].load, (Page) => Page),
);

/** Loads the page at a path, and marks as loaded those whose code is in the first script. */
export async function loadPage(path: string): Promise<void> {
  const atHand = PAGE_NAMES.filter((name) => 'isInEveryScript' in PAGES[name]).map((name) => VIEWS[name]);
  await Promise.all([VIEWS[pageNameAt(path)], ...atHand].map(({ load }) => load()));
}

export async function loadPages(): Promise<void> {
  await Promise.all(Object.values(VIEWS).map(({ load }) => load()));
}

/** The functions that load what a visitor may open next; a page calls them when it is idle. */
export const idleLoads: readonly (() => Promise<unknown>)[] = [
  ...[fetchAfterHydration, fetchSongTools, fetchPrinter].map(
    (fetchPart) => () => fetchAhead<object>(fetchPart),
  ),
  ...Object.values(VIEWS).map(({ load }) => load),
];
