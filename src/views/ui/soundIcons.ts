import type { IconShape } from './Icon';

// The icons of sound, which come with the code that sounds.

export const BACK: IconShape = { path: 'M7 5.5v13M18 6v12l-8-6z', size: '1.3rem', stroke: 1.8 };
export const FORWARD: IconShape = { path: 'M17 5.5v13M6 6v12l8-6z', size: '1.3rem', stroke: 1.8 };
export const HEAR: IconShape = {
  path: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.3a8 8 0 0 1 0 11.4',
  stroke: 1.8,
};
