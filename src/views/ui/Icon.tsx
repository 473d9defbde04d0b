/** An icon as a path in a square of 24 units; with a stroke of 0 it is only filled. */
export interface IconShape {
  readonly path: string;
  readonly size: number | string;
  readonly stroke: number;
  readonly isFilled?: boolean;
}

/** An icon in the colour of the words around it, hidden from screen readers. */
export function Icon({ shape }: { shape: IconShape }) {
  const { path, size, stroke, isFilled } = shape;
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      fill={isFilled || !stroke ? 'currentColor' : 'none'}
      stroke={stroke ? 'currentColor' : 'none'}
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  );
}
