import { useEffect, useRef } from 'react';
import { takeLead } from '../ui/pageLead';
import { placeOf, scrollToSung } from './markSung';
import type { Sung } from './playSong';

/** Scrolls the page along with what is sung, until something else scrolls it; returns what begins that anew. */
export function useSungInView(sung: Sung | null): () => void {
  const shown = useRef<Element | null>(null);
  const isLeading = useRef(false);
  const lead = (): void => {
    takeLead(() => (isLeading.current = false));
    isLeading.current = true;
  };
  useEffect(lead, []);
  useEffect(() => {
    const place = sung && placeOf(sung);
    if (place && place !== shown.current && isLeading.current) scrollToSung(place);
    shown.current = place;
  }, [sung]);
  return lead;
}
