import { useEffect, useState } from 'react';

/** The data that has arrived, by the function that fetched it; all views share it. */
const arrived = new WeakMap<() => Promise<unknown>, unknown>();

/** Fetches data for views that will need it. */
export async function fetchAhead<Data>(fetchData: () => Promise<Data>): Promise<Data> {
  const data = await fetchData();
  arrived.set(fetchData, data);
  return data;
}

/** Data that is fetched when it is first wanted, null until then; `retry` is null if nothing failed. */
export function useFetched<Data extends object>(fetchData: () => Promise<Data>, isWanted: boolean) {
  const [data, setData] = useState(() => (arrived.get(fetchData) as Data | undefined) ?? null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isWanted || data || hasFailed) return;
    fetchAhead(fetchData).then(setData, () => setFailed(true));
  }, [isWanted, data, hasFailed, fetchData]);
  return { data, retry: hasFailed ? () => setFailed(false) : null };
}
