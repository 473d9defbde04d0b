import { useEffect, useState } from 'react';

/** What has arrived, by what fetched it, so that it is fetched once for all views. */
const arrived = new WeakMap<() => Promise<unknown>, unknown>();

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
    fetchData().then(
      (fetched) => {
        arrived.set(fetchData, fetched);
        setData(fetched);
      },
      () => setFailedAttempt(attempt),
    );
  }, [isWanted, data, fetchData, attempt]);
  const hasFailed = failedAttempt === attempt;
  return { data, retry: hasFailed ? () => setAttempt(attempt + 1) : null };
}
