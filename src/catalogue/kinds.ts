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
