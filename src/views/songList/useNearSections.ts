import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Which sections of a long list are near the screen, and how high those were that have been drawn, in pixels. */
interface NearSections {
  readonly first: number;
  readonly last: number;
  readonly heights: Readonly<Record<number, number>>;
}

const NONE_NEAR: NearSections = { first: 0, last: -1, heights: {} };

/** Follows which children of an element are within a screen's height of the screen; they are drawn before the next paint. */
export function useNearSections(place: RefObject<HTMLElement | null>, count: number): NearSections {
  const [near, setNear] = useState(NONE_NEAR);
  useEffect(() => {
    const page = new AbortController();
    const look = (): void => {
      const sections = place.current!.children;
      const edge = (index: number): number => sections[index]!.getBoundingClientRect().top;
      const first = Math.max(0, lowestAt(count, (index) => edge(index) > -window.innerHeight) - 1);
      const last = lowestAt(count, (index) => edge(index) > 2 * window.innerHeight) - 1;
      setNear((known) => {
        if (known.first === first && known.last === last) return known;
        const drawn = Object.fromEntries(
          Array.from({ length: known.last - known.first + 1 }, (_, offset) => {
            const index = known.first + offset;
            return [index, sections[index]?.getBoundingClientRect().height];
          }),
        ) as Record<number, number>;
        return { first, last, heights: { ...known.heights, ...drawn } };
      });
    };
    look();
    for (const event of ['scroll', 'resize']) {
      window.addEventListener(event, () => flushSync(look), { passive: true, signal: page.signal });
    }
    return () => page.abort();
  }, [place, count]);
  return near;
}

/** The lowest index for which something holds that holds for all above it; the count where it holds for none. */
function lowestAt(count: number, holds: (index: number) => boolean): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
