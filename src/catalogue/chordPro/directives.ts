export const PEOPLE_SEPARATOR = ';';

/** A directive of a song file: `{name}` or `{name: value}`; of `{meta: name value}` the name is `meta: name`. */
export interface Directive {
  readonly name: string;
  readonly value: string;
}

const DIRECTIVE = /^\s*(meta[:\s]+(?=\w))?(\w[\w-]*)(?:\s*:|\s+|$)(.*)$/;

/** Parses the directives that a line consists of; null for any other line. A blank may stand for the colon. */
function parseDirectives(line: string): Directive[] | null {
  if (!/^(?:\{[^{}]*\}\s*)+$/.test(line)) return null;
  const found = Array.from(line.matchAll(/\{([^{}]*)\}/g), ([, inside = '']) => DIRECTIVE.exec(inside));
  return found.every((parts) => parts !== null)
    ? found.map(([, meta, name = '', value = '']) => ({
        name: meta ? `meta: ${name}` : name,
        value: value.trim(),
      }))
    : null;
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

/** The lines of a song file, without a byte order mark; those of an old Mac end with CR. */
export const splitLines = (file: string): string[] =>
  file.replace(/^\uFEFF/, '').split(file.includes('\n') ? /\r?\n/ : '\r');

/** Splits a song file into items, without comments and without the spaces around a line. */
export function parseItems(file: string): Item[] {
  const lines = splitLines(file.normalize('NFC').trimEnd()).map((line) => line.trim());
  const items: Item[] = [];
  for (let index = 0; index < lines.length; index++) {
    const [line, text] = [index + 1, lines[index]!];
    const directives = parseDirectives(text);
    if (text === '') items.push({ line, kind: 'blank' });
    else if (!directives && !text.startsWith('#')) items.push({ line, kind: 'words', text });
    for (const directive of directives ?? [])
      if (directive.name === 'start_of_abc') {
        const below = lines.slice(line);
        const end = below.findIndex((other) => /^\{\s*end_of_abc\s*\}$/.test(other));
        const tune = end === -1 ? below : below.slice(0, end);
        items.push({ line, kind: 'tune', text: tune.join('\n'), isClosed: end !== -1 });
        index = line + tune.length;
      } else items.push({ line, kind: 'directive', directive });
  }
  return items;
}
