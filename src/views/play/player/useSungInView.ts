import { useEffect, useRef } from 'react';
import { useReaderSetting } from '../../hooks';
import { turnToLine } from '../fitSheet';
import { useSongElements } from '../../songElements';
import { claimAutoScroll } from '../../ui/claimAutoScroll';
import { placeOf, scrollToSung } from './markSung';
import type { Sung } from './playSong';

/** Scrolls or turns to the sung line until another scroller takes over; returns a function to start again. */
export function useSungInView(sung: Sung | null): () => void {
  const elements = useSongElements();
  const isFitted = useReaderSetting('columns') === 'fit';
  const shown = useRef<Element | null>(null);
  const isLeading = useRef(false);
  const lead = (): void => {
    claimAutoScroll(() => (isLeading.current = false));
    isLeading.current = true;
  };
  useEffect(lead, []);
  useEffect(() => {
    const place = sung && placeOf(elements, sung);
    const { current: sheet } = elements.sheet;
    if (place && place !== shown.current && isLeading.current) {
      if (isFitted && sheet?.contains(place)) turnToLine(sheet, sung.line);
      else scrollToSung(place);
    }
    shown.current = place;
  }, [sung, elements, isFitted]);
  return lead;
}
