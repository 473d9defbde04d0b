import type { ReactNode } from 'react';
import type { Word } from '../../music';
import * as text from '../text';
import { useIsOnStage } from './onStage';
import { lyricOf } from './sheetLayout';
import { tappedPlace } from './tappedPlace';
import { useShownByTap } from './useShownByTap';

/** Hidden words of a line, drawn by the children, which a tap shows until the next tap. */
export function Gap({ words, children }: { words: readonly Word[]; children: ReactNode }) {
  const isOnStage = useIsOnStage();
  const { isShown, button } = useShownByTap((event, gap) => {
    // On the stage, a tap beside the hidden words turns.
    const place = isOnStage ? gap : gap.closest('[data-line]');
    return place?.contains(tappedPlace(event)) ?? false;
  });
  return (
    <span
      {...button}
      tabIndex={0}
      data-gap={isShown ? 'shown' : 'hidden'}
      aria-label={isShown ? lyricOf(words) : text.seeHidden}
      lang={isShown ? undefined : text.language}
    >
      {children}
    </span>
  );
}
