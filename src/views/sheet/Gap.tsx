import { useRef, useState, type ReactNode } from 'react';
import type { Word } from '../../music';
import * as text from '../text';
import { useKeys, useWindowEvent } from '../ui';
import { useIsOnStage } from './onStage';
import { lyricOf } from './sheetLayout';
import { tappedPlace } from './tappedPlace';

/** Hidden words of a line, drawn by the children, which a tap shows until the next tap. */
export function Gap({ words, children }: { words: readonly Word[]; children: ReactNode }) {
  const gap = useRef<HTMLSpanElement>(null);
  const isOnStage = useIsOnStage();
  const [isShown, setShown] = useState(false);
  const showOrHide = (event: MouseEvent): void => {
    // On the stage, a tap beside the hidden words turns.
    const tapped = isOnStage ? gap.current : gap.current?.closest('[data-line]');
    const isHere = tapped?.contains(tappedPlace(event)) ?? false;
    setShown(isHere && !isShown);
    if (isHere) event.stopPropagation();
  };
  useWindowEvent('click', showOrHide, { isCaptured: true });
  const tap = () => gap.current?.click();
  useKeys('field', { Enter: tap, Space: tap }, gap);
  return (
    <span
      ref={gap}
      role="button"
      tabIndex={0}
      data-gap={isShown ? 'shown' : 'hidden'}
      aria-expanded={isShown}
      aria-label={isShown ? lyricOf(words) : text.seeHidden}
      lang={isShown ? undefined : text.language}
      // A tap leaves the focus alone, so that Space, which a pedal may send, still turns.
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </span>
  );
}
