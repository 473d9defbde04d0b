import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed, whoever asked for it; what is drawn for it is there before the printing begins. */
export function useIsPrinting(isReady: boolean): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    if (!isReady) return;
    const page = new AbortController();
    window.addEventListener('beforeprint', () => flushSync(() => setPrinting(true)), page);
    window.addEventListener('afterprint', () => setPrinting(false), page);
    return () => page.abort();
  }, [isReady]);
  return isReady && isPrinting;
}
