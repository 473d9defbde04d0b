import type { IconShape } from '../ui/Icon';

// The icons of the actions on sets and their entries.

export const MORE: IconShape = { path: 'M5 12h.01M12 12h.01M19 12h.01', size: 24, stroke: 3 };
export const CARRY: IconShape = {
  path: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  size: 24,
  stroke: 3,
};
export const UP: IconShape = { path: 'M12 19V5M6 11l6-6 6 6', size: 20, stroke: 2 };
export const DOWN: IconShape = { path: 'M12 5v14M6 13l6 6 6-6', size: 20, stroke: 2 };
