/** The shelves of the songbook: each of its songs stands on one. */
export const KINDS = [
  'patriotic',
  'lyrical',
  'folk',
  'gusan',
  'sacred',
  'lullaby',
  'children',
  'chanson',
] as const;

/** The shelf a song stands on. */
export type Kind = (typeof KINDS)[number];
