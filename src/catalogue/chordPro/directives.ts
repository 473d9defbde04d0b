/** The directives for the facts of a song, in the order of a song file. */
export const FACTS = [
  'title',
  'subtitle',
  'lyricist',
  'composer',
  'arranger',
  'year',
  'key',
  'capo',
  'time',
  'tempo',
  'copyright',
  'meta: kind',
  'meta: region',
  'meta: youtube',
  'meta: language',
  'meta: chords',
  'meta: source',
  'meta: notation',
] as const;

export const PEOPLE_SEPARATOR = ';';

export type Fact = (typeof FACTS)[number];

/** A directive of a song file: `{name}` or `{name: value}`; of `{meta: name value}` the name is `meta: name`. */
export interface Directive {
  readonly name: string;
  readonly value: string;
}

/** Parses a directive; null for any other line. */
export function parseDirective(line: string): Directive | null {
  const [, name, value = ''] = /^\{(meta: \w+(?=[ }])|\w+(?=[:}]))[: ]*(.*)\}$/.exec(line) ?? [];
  return name === undefined ? null : { name, value: value.trim() };
}

export function isFact(name: string): name is Fact {
  return FACTS.some((fact) => fact === name);
}

/** The line of a directive; without a value it is `{name}`. */
export function formatDirective(name: string, value: string): string {
  if (value === '') return `{${name}}`;
  return name.startsWith('meta: ') ? `{${name} ${value}}` : `{${name}: ${value}}`;
}
