import { isOneRow, isWords, lettersOf } from './letters';
import type { Box, Line } from './measureSong';
import { eachLine, faultIf, type Rule } from './rule';

/** The chords above a line, each with the letter before it and the one that it stands over, if there are any. */
function chordsOver(line: Line) {
  const { pieces } = line;
  return pieces.flatMap(({ kind, text, boxes, column, hasHyphen }, at) => {
    if (kind !== 'above') return [];
    const [before, under] = [pieces[at - 1], pieces[at + 1]];
    const first = under && isWords(under) ? under.text.search(/\S/) : -1;
    const end = before && isWords(before) ? before.text.trimEnd().length : 0;
    return [
      {
        name: text,
        column,
        hasHyphen,
        box: boxes[0]!,
        before: before?.boxes[end - 1],
        under: under?.boxes[first],
        first,
      },
    ];
  });
}

const hasLatin = ({ pieces }: Line): boolean => pieces.some(({ kind }) => kind === 'latin');

/** Rules on the chords of a song. */
export const chordRules: Record<string, Rule> = {
  'no chord runs off': eachLine((line, { sheet, stanzas, page }, { stand }) =>
    chordsOver(line).flatMap(({ name, box }) => {
      const stanza = stanzas[line.stanza]!;
      const [left, right] =
        stand.state === 'at rest'
          ? [stanza.left - 0.5, Math.min(stanza.right + 0.75 * page.rem, page.width) + 0.5]
          : [line.left - 1.5 * sheet.em, line.right + 1.5 * sheet.em];
      return [
        ...faultIf(box.left < left, `${name} from ${left.toFixed()}`, box.left),
        ...faultIf(box.right > right, `${name} to ${right.toFixed()}`, box.right),
      ];
    }),
  ),

  'every chord stands over its syllable': eachLine((line, { sheet: { em } }) =>
    chordsOver(line).flatMap(({ name, box, before, under, first }) => {
      // A chord behind the words, or before another one, stands over nothing.
      if (!under) return [];
      // Where words were set apart for chords, a chord may stand over the room between them.
      const isBeside = first > 0 && before && isOneRow(before, under);
      const from = isBeside ? Math.min(before.right, under.left) : under.left;
      const away = Math.max(from - box.left, box.left - under.left, 0);
      const height = (under.top + under.bottom) / 2 - box.bottom;
      return [
        ...faultIf(away > 1 || box.right <= box.left, `${name} at ${under.left.toFixed()}`, box.left),
        ...faultIf(height < 0 || height > em, `${name} 0 to 1 em over its syllable`, `${height / em} em`),
      ];
    }),
  ),

  'chords that follow each other stand apart': eachLine((line, { sheet: { em } }) => {
    const chords = chordsOver(line);
    return chords.slice(1).flatMap(({ name, box }, at) => {
      const before = chords[at]!.box;
      const gap = box.left - before.right;
      return faultIf(isOneRow(before, box) && gap < em / 3 - 1.5, `a third of an em before ${name}`, gap);
    });
  }),

  'words stand as without chords': eachLine((line, { sheet: { em } }) =>
    // Latin letters may be wider than the words above them.
    (hasLatin(line) ? [] : partedIn(line, em)).flatMap(({ room, isExplained, letter }) =>
      faultIf(!isExplained, `as without chords before «${letter}»`, room),
    ),
  ),

  'nothing lies over chords, words and Latin letters': ({ lines }) => {
    const pieces = lines
      .flatMap(({ number, pieces: all }) =>
        all.flatMap(({ text, boxes }, of) =>
          text.trim()
            ? rowsOf(boxes).map((box) => ({ ...box, text: text.trim(), id: `${number} ${of}`, number }))
            : [],
        ),
      )
      .sort((one, other) => one.top - other.top);
    return pieces.flatMap((one, index) => {
      const faults = [];
      // Only what begins above the end of this one can lie over it.
      for (let next = index + 1; next < pieces.length && pieces[next]!.top < one.bottom; next++) {
        const other = pieces[next]!;
        const isOver = one.left < other.right && other.left < one.right && one.top < other.bottom;
        if (isOver && other.id !== one.id)
          faults.push({ line: one.number, expected: `${one.text} free`, got: `under ${other.text}` });
      }
      return faults;
    });
  },

  'Latin letters begin where their words do': eachLine(({ pieces }) =>
    pieces.flatMap(({ kind, text, boxes }, at) => {
      if (kind !== 'latin') return [];
      const above = pieces.slice(0, at).findLastIndex(({ kind: other }) => other === 'latin');
      const word = pieces.slice(above + 1, at).find((piece) => piece.kind !== 'above' && piece.text.trim());
      const [first, own] = [word?.boxes[0], boxes[0]!];
      if (!first) return [];
      const isAstray = Math.abs(first.left - own.left) >= 1 || first.bottom > own.top + 6;
      return faultIf(isAstray, `${text} at ${first.left.toFixed()}`, own.left);
    }),
  ),
};

/** The boxes of letters, joined in each row; a line's letters leave room above and below them. */
function rowsOf(boxes: readonly Box[]): Box[] {
  const rows: Box[] = [];
  for (const box of boxes) {
    const row = rows.at(-1);
    if (row && isOneRow(row, box)) rows[rows.length - 1] = { ...row, right: Math.max(row.right, box.right) };
    else rows.push(box);
  }
  return rows
    .filter(({ left, right }) => right - left > 1)
    .map(({ left, right, top, bottom }) => {
      const free = (bottom - top) * 0.15;
      return { left: left + 0.5, right: right - 0.5, top: top + free, bottom: bottom - free };
    });
}

/** Where the words of a line stand otherwise than without chords, and whether two chords that touch explain it. */
export function partedIn(line: Line, em: number) {
  const chords = chordsOver(line);
  if (!line.pieces.some(({ kind }) => kind === 'above' || kind === 'inline')) return [];
  const letters = lettersOf(line).filter(({ kind, letter }) => kind !== 'label' && letter.trim());
  return letters.slice(1).flatMap((letter, at) => {
    const last = letters[at]!;
    if (last.kind === 'inline' || !isOneRow(letter, last)) return [];
    const room = letter.left - last.left - (letter.bare - last.bare);
    // Kerning is less.
    if (Math.abs(room) < em * 0.15) return [];
    const left = chords.filter(({ column }) => column <= last.column).at(-1);
    const right = left && chords.find(({ column }) => column > left.column);
    const isExplained =
      left?.hasHyphen === true ||
      (right && isOneRow(left.box, right.box) && right.box.left - left.box.right < em / 3 + 1.5);
    return [{ room, isExplained: isExplained === true, letter: letter.letter }];
  });
}
