/** An icon as a path in a square of 24 units; with a stroke of 0 it is only filled. */
export interface IconShape {
  readonly path: string;
  readonly size?: number | string;
  readonly stroke?: number;
}

/** An icon in the colour of the words around it, hidden from screen readers. */
export function Icon({ shape }: { shape: IconShape }) {
  const { path, size = 22, stroke = 2 } = shape;
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      fill={stroke ? 'none' : 'currentColor'}
      stroke={stroke ? 'currentColor' : 'none'}
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  );
}

// The icons of several rooms.

export const CLOSE: IconShape = { path: 'm6 6 12 12M18 6 6 18', size: '1.25rem', stroke: 2.5 };
export const HEART: IconShape = {
  path: 'M12 20.5 4.2 12.9a5.1 5.1 0 0 1 0-7.3 5.2 5.2 0 0 1 7.3 0l.5.5.5-.5a5.2 5.2 0 0 1 7.3 0 5.1 5.1 0 0 1 0 7.3Z',
  size: 26,
  stroke: 1.8,
};
// Drawn, because a font's minus may be as short as a hyphen.
export const MINUS: IconShape = { path: 'M5 12h14', size: '1.25rem', stroke: 3 };
export const PLUS: IconShape = { path: 'M5 12h14M12 5v14', size: '1.25rem', stroke: 3 };
export const CHECK: IconShape = { path: 'm5 12.5 5 5 9-11', size: '1.25rem', stroke: 2.5 };
export const PLAY: IconShape = { path: 'm7 4.5 12 7.5-12 7.5z', size: '1.5rem', stroke: 0 };
export const PAUSE: IconShape = { path: 'M6 5h4v14H6zm8 0h4v14h-4z', size: '1.5rem', stroke: 0 };
export const MORE: IconShape = { path: 'M5 12h.01M12 12h.01M19 12h.01', size: 24, stroke: 3 };
export const HEAR: IconShape = {
  path: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.3a8 8 0 0 1 0 11.4',
  stroke: 1.8,
};
