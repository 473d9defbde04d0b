import { fromNames } from '../../state';
import { lazyView } from '../ui';
import { PAGE_NAMES, pageNameAt, PAGES } from './pageTable';

export const VIEWS = fromNames(PAGE_NAMES, (name) => lazyView<object>(PAGES[name].load));

/** Loads the page at a path, and marks as loaded those whose code is in the first script. */
export async function loadPage(path: string): Promise<void> {
  const atHand = PAGE_NAMES.filter((name) => 'isInEveryScript' in PAGES[name]).map((name) => VIEWS[name]);
  await Promise.all([VIEWS[pageNameAt(path)], ...atHand].map(({ load }) => load()));
}

/** The functions that load each page. */
export const pageLoads = Object.values(VIEWS).map(({ load }) => load);

export async function loadPages(): Promise<void> {
  await Promise.all(pageLoads.map((load) => load()));
}
