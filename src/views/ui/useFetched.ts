import { useEffect, useState } from 'react';

/** What has arrived, by what fetched it, so that it is there for all views. */
const arrived = new WeakMap<() => Promise<unknown>, unknown>();

/** Fetches data for the views that will want them. */
export async function fetchAhead<Data>(fetchData: () => Promise<Data>): Promise<Data> {
  const data = await fetchData();
  arrived.set(fetchData, data);
  return data;
}

/** Data fetched when they are first wanted; null until they have arrived. */
export function useFetched<Data extends object>(
  fetchData: () => Promise<Data>,
  isWanted: boolean,
): {
  readonly data: Data | null;
  /** Fetches them anew; null where nothing failed. */
  readonly retry: (() => void) | null;
} {
  const [data, setData] = useState(() => (arrived.get(fetchData) as Data | undefined) ?? null);
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number | null>(null);
  useEffect(() => {
    if (!isWanted || data) return;
    fetchAhead(fetchData).then(setData, () => setFailedAttempt(attempt));
  }, [isWanted, data, fetchData, attempt]);
  const hasFailed = failedAttempt === attempt;
  return { data, retry: hasFailed ? () => setAttempt(attempt + 1) : null };
}
