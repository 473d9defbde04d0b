/** The kinds of songs; each song of the songbook has one. */
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

export type Kind = (typeof KINDS)[number];
