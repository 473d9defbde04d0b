import type { ComponentType } from 'react';
import { PAGE_NAMES, PAGES, pageNameAt, type PageName } from './pageTable';
import { lazyView, type LazyView } from '../ui/lazyView';

const VIEWS = Object.fromEntries(
  PAGE_NAMES.map((name) => [name, lazyView(PAGES[name].load as () => Promise<ComponentType>)]),
) as unknown as Readonly<Record<PageName, LazyView<object>>>;

/** The page that a path asks for. */
export const pageAt = (path: string): LazyView<object> => VIEWS[pageNameAt(path)];

/** Loads what it takes to draw the page at a path, and whatever is there already. */
export async function loadPage(path: string): Promise<void> {
  const atHand = PAGE_NAMES.filter((name) => PAGES[name].isInEveryScript).map((name) => VIEWS[name]);
  await Promise.all([pageAt(path), ...atHand].map(({ load }) => load()));
}

/** Loads what it takes to draw any page. */
export async function loadPages(): Promise<void> {
  await Promise.all(Object.values(VIEWS).map(({ load }) => load()));
}
