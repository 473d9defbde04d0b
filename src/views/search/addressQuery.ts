import { MOST_CHARACTERS } from './queryLimit';

const NAME = 'q';

/** Reads the query that an address asks for; empty where it asks for none. */
export function parseQuery(search: string): string {
  return new URLSearchParams(search).get(NAME)?.slice(0, MOST_CHARACTERS) ?? '';
}

/** The search part of an address with another query in it; whatever else it asks for stays. */
export function formatQuery(search: string, query: string): string {
  const parameters = new URLSearchParams(search);
  if (query.trim()) parameters.set(NAME, query.trim());
  else parameters.delete(NAME);
  return `?${parameters}`.replace(/^\?$/, '');
}
