import { useEffect, useRef, useState } from 'react';

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
