export const PEOPLE_SEPARATOR = ';';

/** A directive of a song file: `{name}` or `{name: value}`; of `{meta: name value}` the name is `meta: name`. */
export interface Directive {
  readonly name: string;
  readonly value: string;
}

/** Parses a directive; null for any other line. */
function parseDirective(line: string): Directive | null {
  const [, name, value = ''] = /^\{(meta: \w+(?=[ }])|\w+(?=[:}]))[: ]*(.*)\}$/.exec(line) ?? [];
  return name === undefined ? null : { name, value: value.trim() };
}

/** The line of a directive; without a value it is `{name}`. */
export function formatDirective(name: string, value: string): string {
  if (value === '') return `{${name}}`;
  return name.startsWith('meta: ') ? `{${name} ${value}}` : `{${name}: ${value}}`;
}

/** An item of a song file, with its line counted from 1: a line, or a whole tune. */
export type Item = { readonly line: number } & (
  | { readonly kind: 'directive'; readonly directive: Directive }
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'blank' }
  | { readonly kind: 'tune'; readonly text: string; readonly isClosed: boolean }
);

/** Splits a song file into items, without comments and without the spaces around a line. */
export function parseItems(file: string): Item[] {
  const lines = file
    .normalize('NFC')
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => line.trim());
  const items: Item[] = [];
  let next = 0;
  for (const [index, text] of lines.entries()) {
    if (index < next) continue;
    const line = index + 1;
    const directive = parseDirective(text);
    if (directive?.name === 'start_of_abc') {
      const end = lines.indexOf('{end_of_abc}', line);
      const isClosed = end !== -1;
      next = isClosed ? end + 1 : lines.length;
      items.push({ line, kind: 'tune', text: lines.slice(line, isClosed ? end : next).join('\n'), isClosed });
    } else if (directive) items.push({ line, kind: 'directive', directive });
    else if (text === '') items.push({ line, kind: 'blank' });
    else if (!text.startsWith('#')) items.push({ line, kind: 'words', text });
  }
  return items;
}
