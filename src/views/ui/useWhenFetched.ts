import { useEffect, useRef, useState } from 'react';

/**
 * Does something with a part that is fetched for it, unless the component is gone by then. The part is not asked for, on its
 * way, or could not be fetched, until that is forgotten.
 */
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
