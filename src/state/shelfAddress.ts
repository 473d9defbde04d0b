import { FACETS, isKnown, ORDERS, type Narrowing, type OfferedSong, type Order } from '../catalogue/shelves';

/** The order of a song list and its narrowing (filters). */
export interface Shelf {
  readonly order: Order;
  readonly narrowing: Narrowing;
}

/** The query parameter for the order; each facet has a parameter of its own name. */
const ORDER = 'order';

/** Whether a query string has an order or a facet. */
export function asksForShelf(search: string): boolean {
  const parameters = new URLSearchParams(search);
  return [ORDER, ...FACETS].some((name) => parameters.has(name));
}

/** Parses the order and narrowing from a query string; values unknown to these songs are ignored. */
export function parseShelf(search: string, songs: readonly OfferedSong[]): Shelf {
  const parameters = new URLSearchParams(search);
  const narrowing = FACETS.flatMap((facet) => {
    const value = parameters.get(facet);
    return value !== null && isKnown(songs, facet, value) ? [[facet, value]] : [];
  });
  return {
    order: ORDERS.find((order) => order === parameters.get(ORDER)) ?? 'catalogue',
    narrowing: Object.fromEntries(narrowing) as Narrowing,
  };
}

/** The query string with this order and narrowing; other parameters stay. */
export function formatShelf(search: string, { order, narrowing }: Shelf): string {
  const parameters = new URLSearchParams(search);
  for (const name of [ORDER, ...FACETS]) parameters.delete(name);
  if (order !== 'catalogue') parameters.set(ORDER, order);
  for (const facet of FACETS) {
    const value = narrowing[facet];
    if (value !== undefined) parameters.set(facet, value);
  }
  return `?${parameters}`.replace(/^\?$/, '');
}

/** The address of the list of a person's songs. */
export const authorAddress = (author: string): string =>
  `/${formatShelf('', { order: 'catalogue', narrowing: { author } })}`;
