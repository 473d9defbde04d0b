import { useEffect, useState } from 'react';
import { usePageKey } from './pageKey';

/** Elements that Escape closes or leaves first. */
const OPEN = 'dialog, [aria-expanded=true], :root[data-stage]';

const standing: object[] = [];

/** Calls back on Escape, unless it closes something else: a panel, or another caller that was opened later. */
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
