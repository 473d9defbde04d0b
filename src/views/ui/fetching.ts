import { useEffect, useRef, useState } from 'react';

/** Fetches a part of the songbook; if that fails, tries again whenever the network is back, until it succeeds. */
export const keepFetching = <Part>(fetchPart: () => Promise<Part>): Promise<Part> =>
  fetchPart().catch(async () => {
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    return keepFetching(fetchPart);
  });

/** The data that has arrived, and the fetches that have not failed, by the function that fetches; all views share them. */
const arrived = new WeakMap<() => Promise<unknown>, unknown>();
const fetches = new WeakMap<() => Promise<unknown>, Promise<unknown>>();

/** Fetches data once; a failed fetch is repeated. */
export function fetchAhead<Data>(fetchData: () => Promise<Data>): Promise<Data> {
  const begun = fetches.get(fetchData) as Promise<Data> | undefined;
  if (begun) return begun;
  const fetching = fetchData().then((data) => {
    arrived.set(fetchData, data);
    return data;
  });
  fetches.set(fetchData, fetching);
  fetching.catch(() => fetches.delete(fetchData));
  return fetching;
}

/**
 * Data that is fetched when it is first wanted, null until it has arrived. `retry` is null until a fetch has failed;
 * with `keepsTrying` it stays null, for a failed fetch is repeated whenever the network is back.
 */
export function useFetched<Data extends object>(
  fetchData: () => Promise<Data>,
  isWanted: boolean,
  { keepsTrying = false } = {},
) {
  const [data, setData] = useState(() => (arrived.get(fetchData) as Data | undefined) ?? null);
  const [attempt, setAttempt] = useState(1);
  const [failedAttempts, setFailedAttempts] = useState(0);
  useEffect(() => {
    if (!isWanted || data || failedAttempts === attempt) return;
    const fetchOnce = () => fetchAhead(fetchData);
    (keepsTrying ? keepFetching(fetchOnce) : fetchOnce()).then(setData, () => setFailedAttempts(attempt));
  }, [isWanted, data, attempt, failedAttempts, fetchData, keepsTrying]);
  // The button for it stays, and keeps the focus, while the data is fetched again.
  return { data, retry: failedAttempts > 0 ? () => setAttempt(failedAttempts + 1) : null };
}

/** Fetches a part and acts on it while mounted. A failed stage stays until `forget` is called. */
export function useWhenFetched() {
  const [stage, setStage] = useState<'idle' | 'fetching' | 'failed'>('idle');
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);
  const forget = (): void => setStage('idle');
  const whenFetched = <Part>(part: Promise<Part>, act: (part: Part) => void): void => {
    setStage('fetching');
    part.then(
      (fetched) => {
        forget();
        if (isShown.current) act(fetched);
      },
      () => setStage('failed'),
    );
  };
  return { stage, whenFetched, forget };
}
