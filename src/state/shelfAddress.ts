import { FACETS, isKnown, ORDERS, type Narrowing, type OfferedSong, type Order } from '../catalogue/shelves';

/** How a list of songs is arranged: its order and what it is narrowed by. */
export interface Shelf {
  readonly order: Order;
  readonly narrowing: Narrowing;
}

/** The parameter of an address that holds the order; a facet stands under its own name. */
const ORDER = 'order';

/** Whether an address may ask for a list to be arranged. */
export function asksForShelf(search: string): boolean {
  const parameters = new URLSearchParams(search);
  return [ORDER, ...FACETS].some((name) => parameters.has(name));
}

/** Reads how an address asks for a list to be arranged; what is unknown to these songs is not asked for. */
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

/** The search part of an address that asks for such an arrangement; whatever else it asks for stays. */
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
