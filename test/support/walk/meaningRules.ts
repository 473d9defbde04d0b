import { readMeanings } from '../../../src/build/site/readMeanings';
import { songs, type Meaning } from '../../../src/catalogue';
import type { Language } from '../../../src/views/text/languages';
import { eachLine, faultIf, type Rule } from './rule';

const read = new Map<string, readonly Meaning[]>();

/** What the songs mean on the pages below a language's prefix. */
function meaningsBelow(prefix: string): readonly Meaning[] {
  const meanings = read.get(prefix) ?? readMeanings(songs, prefix.slice(1) as Language);
  read.set(prefix, meanings);
  return meanings;
}

/** Rules on what stands beside the words of a song: what they mean. */
export const meaningRules: Record<string, Rule> = {
  'each sung line has its meaning': eachLine(({ number, isRecalled, meant }, _, { song, stand }) => {
    if (!stand.settings?.meaning || isRecalled) return [];
    const written = meaningsBelow(stand.prefix!)[song.id]!.lines[number] ?? '';
    return faultIf(meant !== written, written, meant);
  }),

  'no meaning runs off its line': eachLine((line, { sheet }) =>
    line.pieces.flatMap(({ kind, text, boxes: [box] }) => {
      const isOff = box!.left < line.left - 0.5 || box!.right > line.right + 0.5;
      const isBelow = box!.bottom > Math.min(line.bottom, sheet.bottom) + 1;
      return faultIf(kind === 'meaning' && (isOff || isBelow), `«${text}» in its line`, 'beyond it');
    }),
  ),
};
