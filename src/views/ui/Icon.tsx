/** Paths in a square of 24 units; a stroke of 0 is a filled shape. */
const ICONS = {
  // Drawn, because a font's minus may be as short as a hyphen.
  minus: { path: 'M5 12h14', size: '1.25rem', stroke: 3 },
  plus: { path: 'M5 12h14M12 5v14', size: '1.25rem', stroke: 3 },
  reset: { path: 'M5 12.5a7 7 0 1 0 2.3-5.2M7.6 3v4.6h4.6', size: '1.4rem', stroke: 2 },
  share: { path: 'M12 15V3.5M7.5 8 12 3.5 16.5 8M6 12H4.5v8.5h15V12H18', size: 22, stroke: 2 },
  stage: { path: 'M4 9V4.5h5M20 9V4.5h-5M4 15v4.5h5M20 15v4.5h-5', size: 22, stroke: 2 },
  play: { path: 'm7 4.5 12 7.5-12 7.5z', size: '1.5rem', stroke: 0 },
  pause: { path: 'M6 5h4v14H6zm8 0h4v14h-4z', size: '1.5rem', stroke: 0 },
  heart: {
    path: 'M12 20.5 4.2 12.9a5.1 5.1 0 0 1 0-7.3 5.2 5.2 0 0 1 7.3 0l.5.5.5-.5a5.2 5.2 0 0 1 7.3 0 5.1 5.1 0 0 1 0 7.3Z',
    size: 26,
    stroke: 1.8,
  },
} as const;

/** A sign in the colour of the words around it; screen readers pass over it. */
export function Icon({ name, isFilled }: { name: keyof typeof ICONS; isFilled?: boolean }) {
  const { path, size, stroke } = ICONS[name];
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
