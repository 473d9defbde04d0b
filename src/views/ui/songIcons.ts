import type { IconShape } from './Icon';

// The icons of a song's page, which are not in the script of every page.

// Drawn, because a font's minus may be as short as a hyphen.
export const MINUS: IconShape = { path: 'M5 12h14', size: '1.25rem', stroke: 3 };
export const PLUS: IconShape = { path: 'M5 12h14M12 5v14', size: '1.25rem', stroke: 3 };
export const CHECK: IconShape = { path: 'm5 12.5 5 5 9-11', size: '1.25rem', stroke: 2.5 };
export const PLAY: IconShape = { path: 'm7 4.5 12 7.5-12 7.5z', size: '1.5rem', stroke: 0 };
export const PAUSE: IconShape = { path: 'M6 5h4v14H6zm8 0h4v14h-4z', size: '1.5rem', stroke: 0 };
export const STAGE: IconShape = { path: 'M4 9V4.5h5M20 9V4.5h-5M4 15v4.5h5M20 15v4.5h-5' };
/** The strings and frets of a guitar, with three fingers. */
export const CHORD: IconShape = {
  path: 'M4.5 4h15M4.5 4v17m5-17v17m5-17v17m5-17v17M4.5 10h15m-15 6h15M8.7 7a.8.8 0 1 0 1.6 0 .8.8 0 1 0-1.6 0m5 6a.8.8 0 1 0 1.6 0 .8.8 0 1 0-1.6 0m-10 0a.8.8 0 1 0 1.6 0 .8.8 0 1 0-1.6 0',
  size: 24,
  stroke: 1.7,
};
export const QUARTER: IconShape = {
  path: 'M16.5 1h2v18c0 2.6-3 4.4-6 4.4-2.3 0-4-1.1-4-2.9 0-2.5 3-4.4 5.9-4.4.8 0 1.5.1 2.1.4z',
  size: '1em',
  stroke: 0,
};
export const LOOK: IconShape = {
  path: 'M3.5 7.5h8m6 0h3m-17 9h3m6 0h8M11.5 7.5a3 3 0 1 0 6 0 3 3 0 1 0-6 0m-5 9a3 3 0 1 0 6 0 3 3 0 1 0-6 0',
  size: 24,
};
export const SHARE: IconShape = { path: 'M12 15V3.5M7.5 8 12 3.5 16.5 8M6 12H4.5v8.5h15V12H18' };
