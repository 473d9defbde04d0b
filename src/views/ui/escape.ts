import { useEffect, useState } from 'react';
import { usePageKey } from './pageKey';

/** What Escape closes or leaves before what stands on the page. */
const OPEN = 'dialog, [aria-expanded=true], :root[data-stage]';

const standing: object[] = [];

/** Calls back on Escape, unless it closes something else: a panel, or what was opened later than the caller. */
export function useEscape(onEscape: () => void): void {
  const [self] = useState({});
  useEffect(() => {
    standing.push(self);
    return () => void standing.splice(standing.indexOf(self), 1);
  }, [self]);
  usePageKey('Escape', () => {
    if (standing.at(-1) === self && !document.querySelector(OPEN)) onEscape();
  });
}
