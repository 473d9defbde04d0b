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

/** Separates several names in one directive. */
export const PEOPLE_SEPARATOR = ';';

export type Fact = (typeof FACTS)[number];

/** A directive of a song file: `{name}` or `{name: value}`; of `{meta: name value}` the name is `meta: name`. */
export interface Directive {
  readonly name: string;
  readonly value: string;
}

const SHORT_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    t: 'title',
    st: 'subtitle',
    soc: 'start_of_chorus',
    eoc: 'end_of_chorus',
    sov: 'start_of_verse',
    eov: 'end_of_verse',
    sob: 'start_of_bridge',
    eob: 'end_of_bridge',
    sot: 'start_of_tab',
    eot: 'end_of_tab',
    sog: 'start_of_grid',
    eog: 'end_of_grid',
    c: 'comment',
    ci: 'comment',
    cb: 'comment',
    comment_italic: 'comment',
    comment_box: 'comment',
  }),
);

/** Parses a directive and expands a short name such as `soc`; null for any other line. */
export function parseDirective(line: string): Directive | null {
  const [, name, rest = ''] = /^\{\s*([\w.+-]+)([:\s].*)?\}$/.exec(line) ?? [];
  if (name === undefined) return null;
  const value = rest.trim().replace(/^:\s*/, '');
  if (name.toLowerCase() !== 'meta') {
    const lower = name.toLowerCase();
    return { name: SHORT_NAMES.get(lower) ?? lower, value };
  }
  const [, detail = '', said = ''] = /^(\w*)\s*(.*)$/.exec(value) ?? [];
  const isPlainName = detail === 'artist' || isFact(detail);
  return { name: isPlainName ? detail : `meta: ${detail}`, value: said };
}

/** Whether a directive states a fact of the song. */
export function isFact(name: string): name is Fact {
  return (FACTS as readonly string[]).includes(name);
}

/** The line of a directive; without a value it is `{name}`. */
export function formatDirective(name: string, value: string): string {
  if (value === '') return `{${name}}`;
  return name.startsWith('meta: ') ? `{${name} ${value}}` : `{${name}: ${value}}`;
}
