import { useLayoutEffect } from 'react';
import { useReaderSetting } from '../hooks';

/** Shows sheets with or without chords, as chosen for paper; afterwards as they were. */
export function usePrintedSheet(): void {
  const sheet = useReaderSetting('bookletSheet');
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const before = dataset['sheet'];
    dataset['sheet'] = sheet;
    return () => {
      dataset['sheet'] = before;
    };
  }, [sheet]);
}
