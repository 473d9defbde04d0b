/** The directives that a song file may have, in the order in which they are written. */
export const DIRECTIVES = [
  'title',
  'artist',
  'key',
  'capo',
  'time',
  'copyright',
  'meta: youtube',
  'meta: language',
] as const;

/** The name of one of them. */
export type Directive = (typeof DIRECTIVES)[number];
