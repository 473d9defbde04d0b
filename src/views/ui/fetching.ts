import { useEffect, useSyncExternalStore } from 'react';
import { useWindowEvent } from './useWindowEvent';

export type Fetch<Data> = () => Promise<Data>;

/** What has come of a fetch: its data, null until they have arrived, and whether the last attempt failed. */
interface Outcome {
  readonly data: unknown;
  readonly hasFailed: boolean;
}

interface Shared {
  outcome: Outcome;
  /** The fetch that is under way or has succeeded. */
  fetching: Promise<unknown> | null;
  readonly listeners: Set<() => void>;
}

/** For how long after the network is back requests of before may still fail, in milliseconds. */
const SETTLING = 2000;

/** The fetches of all views, by the function that fetches; at build time there are no services, and this is undefined. */
const fetches = new Map<Fetch<unknown> | undefined, Shared>();

function sharedFetch(fetchData: Fetch<unknown>): Shared {
  const known = fetches.get(fetchData);
  if (known) return known;
  const shared: Shared = { outcome: { data: null, hasFailed: false }, fetching: null, listeners: new Set() };
  fetches.set(fetchData, shared);
  return shared;
}

/** Fetches data once; a failed fetch is repeated. */
export function fetchAhead<Data>(fetchData: Fetch<Data>): Promise<Data> {
  const shared = sharedFetch(fetchData);
  const end = (outcome: Outcome): void => {
    shared.outcome = outcome;
    for (const listener of shared.listeners) listener();
  };
  shared.fetching ??= fetchData().then(
    (data) => {
      end({ data, hasFailed: false });
      return data;
    },
    (reason: unknown) => {
      shared.fetching = null;
      end({ data: null, hasFailed: true });
      throw reason;
    },
  );
  return shared.fetching as Promise<Data>;
}

/**
 * Data that are fetched when they are first wanted, null until they have arrived. A fetch that failed is repeated by
 * `retry`, which is null for a view that does not want the data, by the next view that wants them, and when the network is
 * back.
 */
export function useFetched<Data extends object>(fetchData: Fetch<Data>, isWanted: boolean) {
  const shared = sharedFetch(fetchData);
  const { data, hasFailed } = useSyncExternalStore(
    (listener) => {
      shared.listeners.add(listener);
      return () => shared.listeners.delete(listener);
    },
    () => shared.outcome,
    () => shared.outcome,
  );
  const retry = (): void => void fetchAhead(fetchData).catch(() => undefined);
  useEffect(() => {
    if (isWanted) fetchAhead(fetchData).catch(() => undefined);
  }, [isWanted, fetchData]);
  const whenOnline = (): void => {
    if (shared.fetching || shared.outcome.hasFailed)
      fetchAhead(fetchData).catch(() => setTimeout(retry, SETTLING));
  };
  useWindowEvent('online', whenOnline, { isOn: !data });
  return { data: data as Data | null, retry: isWanted && hasFailed ? retry : null };
}
