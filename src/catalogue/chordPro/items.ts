import { parseDirective, type Directive } from './directives';

/** An item of a song file, with its line counted from 1: a line, or a whole environment such as a tune. */
export type Item = { readonly line: number } & (
  | { readonly kind: 'directive'; readonly directive: Directive }
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'blank' }
  | { readonly kind: 'environment'; readonly name: string; readonly text: string; readonly isClosed: boolean }
);

/** Environments without lyrics, such as a tune; their lines are not parsed as ChordPro. */
const FOREIGN = /^start_of_(abc|tab|grid|ly|svg|textblock)$/;

/** Splits a song file into items, without comments and without the spaces around a line. */
export function parseItems(file: string): Item[] {
  const lines = file
    .normalize('NFC')
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => line.trim());
  const items: Item[] = [];
  for (let index = 0; index < lines.length; index++) {
    const text = lines[index]!;
    const line = index + 1;
    const directive = parseDirective(text);
    const environment = directive && FOREIGN.exec(directive.name)?.[1];
    if (environment) {
      const isEnd = (other: string): boolean => parseDirective(other)?.name === `end_of_${environment}`;
      const length = lines.slice(line).findIndex(isEnd);
      const end = length === -1 ? lines.length : line + length;
      const inside = lines.slice(line, end).join('\n');
      items.push({ line, kind: 'environment', name: environment, text: inside, isClosed: length !== -1 });
      index = end;
    } else if (directive) items.push({ line, kind: 'directive', directive });
    else if (text === '') items.push({ line, kind: 'blank' });
    else if (!text.startsWith('#')) items.push({ line, kind: 'words', text });
  }
  return items;
}
