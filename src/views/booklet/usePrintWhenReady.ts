import { useEffect, useEffectEvent } from 'react';

/** Opens the browser's dialog for printing once all is ready for it. */
export function usePrintWhenReady(isReady: boolean, onPrint: () => void): void {
  const printing = useEffectEvent(onPrint);
  useEffect(() => {
    if (!isReady) return;
    // What is printed is drawn at once, which an effect may not ask for.
    const timer = setTimeout(() => {
      printing();
      window.print();
    });
    return () => clearTimeout(timer);
  }, [isReady]);
}
