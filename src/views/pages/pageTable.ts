import { namesOf } from '../../state';
import type { ComponentType } from 'react';
import * as text from '../text';

/** A page: its path and the function that loads its view. */
interface Page {
  /** Its path, which may end in `/:id`; null for the page of every other path. */
  readonly path: string | null;
  /** Its label in the navigation, if it is listed there. */
  readonly nav?: string;
  /** Whether its view is in the script of every page; otherwise it is in a chunk with the page's name. */
  readonly isInEveryScript?: true;
  readonly load: () => Promise<ComponentType>;
}

/** Every page by its name; read by the router, the navigation, the prerenderer, the sitemap and webpack. */
export const PAGES = {
  home: {
    path: '/',
    nav: text.homeLink,
    isInEveryScript: true,
    load: async () => (await import(/* webpackMode: "eager" */ './HomePage')).HomePage,
  },
  favorites: {
    path: '/favorites',
    nav: text.favoritesLink,
    load: async () => (await import(/* webpackChunkName: "favorites" */ './FavoritesPage')).FavoritesPage,
  },
  song: {
    path: '/songs/:id',
    load: async () => (await import(/* webpackChunkName: "song" */ './SongPage')).SongPage,
  },
  sets: {
    path: '/sets',
    nav: text.setsTitle,
    load: async () => (await import(/* webpackChunkName: "sets" */ './SetPages')).SetsPage,
  },
  set: {
    path: '/sets/:id',
    load: async () => (await import(/* webpackChunkName: "set" */ './SetPages')).SetPage,
  },
  chords: {
    path: '/chords',
    load: async () => (await import(/* webpackChunkName: "chords" */ './ChordPages')).ChordsPage,
  },
  playable: {
    path: '/playable',
    load: async () => (await import(/* webpackChunkName: "playable" */ './ChordPages')).PlayablePage,
  },
  help: {
    path: '/help',
    load: async () => (await import(/* webpackChunkName: "help" */ './HelpPage')).HelpPage,
  },
  notFound: {
    path: null,
    isInEveryScript: true,
    load: async () => (await import(/* webpackMode: "eager" */ './ErrorPages')).NotFoundPage,
  },
} as const satisfies Readonly<Record<string, Page>>;

export type PageName = keyof typeof PAGES;

export const PAGE_NAMES = namesOf(PAGES);

export function pageNameAt(path: string): PageName {
  const isAt = (pattern: string | null): boolean =>
    pattern !== null && (pattern.endsWith('/:id') ? path.startsWith(pattern.slice(0, -3)) : path === pattern);
  return PAGE_NAMES.find((name) => isAt(PAGES[name].path)) ?? 'notFound';
}
