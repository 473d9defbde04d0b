import { namesOf } from '../../state';
import type { ComponentType } from 'react';
import { matchPath } from '../router';

/** A page: its path and the function that loads its view. */
interface Page {
  /** Its path as the router has it; `*` is every other path. */
  readonly path: string;
  /** Whether its view is in the script of every page; otherwise it is in a chunk with the page's name. */
  readonly isInEveryScript?: true;
  /** Whether it has no words but those of `text/hy/first.ts`; any other page waits for all. */
  readonly hasFirstWords?: true;
  readonly load: () => Promise<ComponentType>;
}

/** Every page by its name; read by the router, the prerenderer, the sitemap and webpack. */
export const PAGES = {
  home: {
    path: '/',
    hasFirstWords: true,
    load: async () => (await import(/* webpackChunkName: "home" */ './HomePage')).HomePage,
  },
  favorites: {
    path: '/favorites',
    load: async () => (await import(/* webpackChunkName: "favorites" */ './FavoritesPage')).FavoritesPage,
  },
  song: {
    path: '/songs/:id',
    hasFirstWords: true,
    load: async () => (await import(/* webpackChunkName: "song" */ './SongPage')).SongPage,
  },
  sets: {
    path: '/sets',
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
    path: '*',
    isInEveryScript: true,
    hasFirstWords: true,
    load: async () => (await import(/* webpackMode: "eager" */ './ErrorPages')).NotFoundPage,
  },
} as const satisfies Readonly<Record<string, Page>>;

export type PageName = keyof typeof PAGES;

export const PAGE_NAMES = namesOf(PAGES);

export const pageNameAt = (path: string): PageName =>
  PAGE_NAMES.find((name) => matchPath({ path: PAGES[name].path, caseSensitive: true }, path)) ?? 'notFound';
