import { FACETS, isKnown, ORDERS, type FilterableSong, type Filters, type Order } from '../catalogue/filters';

/** The order of a song list and its filters. */
export interface Arrangement {
  readonly order: Order;
  readonly filters: Filters;
}

/** The query parameter for the order; each facet has a parameter of its own name. */
const ORDER = 'order';

/** Whether a query string has an order or a facet. */
export function asksForArrangement(search: string): boolean {
  const parameters = new URLSearchParams(search);
  return [ORDER, ...FACETS].some((name) => parameters.has(name));
}

/** Parses the order and filters from a query string; values unknown to these songs are ignored. */
export function parseArrangement(search: string, songs: readonly FilterableSong[]): Arrangement {
  const parameters = new URLSearchParams(search);
  const filters = FACETS.flatMap((facet): (readonly [string, string])[] => {
    const value = parameters.get(facet);
    return value !== null && isKnown(songs, facet, value) ? [[facet, value]] : [];
  });
  return {
    order: ORDERS.find((order) => order === parameters.get(ORDER)) ?? 'catalogue',
    filters: Object.fromEntries(filters),
  };
}

/** The query string with this order and filters; other parameters stay. */
export function formatArrangement(search: string, { order, filters }: Arrangement): string {
  const parameters = new URLSearchParams(search);
  for (const name of [ORDER, ...FACETS]) parameters.delete(name);
  if (order !== 'catalogue') parameters.set(ORDER, order);
  for (const facet of FACETS) {
    const value = filters[facet];
    if (value !== undefined) parameters.set(facet, value);
  }
  return `?${parameters}`.replace(/^\?$/, '');
}

/** Whether a query string asks for what these songs do not have, as one does that was cut. */
export function asksForUnknown(search: string, arrangement: Arrangement): boolean {
  const namesIn = (asked: string): number => new Set(new URLSearchParams(asked).keys()).size;
  return namesIn(formatArrangement(search, arrangement)) < namesIn(search);
}
