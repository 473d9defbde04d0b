import { useLayoutEffect, useRef, type RefObject } from 'react';

/** How long moved chords take to come into view, in milliseconds. */
const FADE = 120;
/** Steps that follow each other faster, in milliseconds, do not fade: each would take a slow phone 50 ms instead of 24. */
const IN_HASTE = 500;

/** A reference for a sheet, whose chords fade in when they are moved by another number of semitones, where motion is welcome. */
export function useChordFade(shift: number): RefObject<HTMLDivElement | null> {
  const sheet = useRef<HTMLDivElement>(null);
  const last = useRef({ shift, time: -Infinity });
  useLayoutEffect(() => {
    const { current: before } = last;
    if (before.shift === shift) return;
    const time = performance.now();
    last.current = { shift, time };
    const isInHaste = time - before.time < IN_HASTE;
    if (isInHaste || !matchMedia('(prefers-reduced-motion: no-preference)').matches) return;
    for (const chord of sheet.current!.querySelectorAll('[data-testid="chord"]'))
      chord.animate({ opacity: [0, 1] }, FADE);
  }, [shift]);
  return sheet;
}
