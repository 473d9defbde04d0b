import { lazyView, type LazyView } from '../ui/lazyView';
import { PAGE_NAMES, pageNameAt, PAGES } from './pageTable';

const VIEWS = new Map(PAGE_NAMES.map((name) => [name, lazyView<object>(PAGES[name].load)]));

/** The page that a path asks for. */
export const pageAt = (path: string): LazyView<object> => VIEWS.get(pageNameAt(path))!;

/** Loads what it takes to draw the page at a path, and whatever is there already. */
export async function loadPage(path: string): Promise<void> {
  const atHand = PAGE_NAMES.filter((name) => PAGES[name].isInEveryScript).map((name) => VIEWS.get(name)!);
  await Promise.all([pageAt(path), ...atHand].map(({ load }) => load()));
}

/** Loads what it takes to draw any page. */
export async function loadPages(): Promise<void> {
  await Promise.all([...VIEWS.values()].map(({ load }) => load()));
}
