import { songs } from '../../../src/catalogue';
import { romanise, romaniseSheet } from '../../../src/catalogue/romanisation';
import { placeChords } from '../../../src/music';

const at = (...chords: [column: number, name: string][]): string =>
  chords.reduce((line, [column, name]) => line.padEnd(column, '\u00a0') + name, '');

test.each<[lyric: string, chords: string, latin: string[][]]>([
  ['Այ լաո', at([0, 'Am'], [3, 'Dm']), [['Ay '], ['lao']]],
  ['ափերով', at([0, 'Dm'], [3, 'Am']), [['ape-', 'rov']]],
  ['քայլամոլոր', at([0, 'Dm'], [8, 'Am']), [['kaylamolor']]],
  ['ձրով', at([1, 'Am']), [['dzërov']]],
  ['լռենք։', at([0, 'Em'], [5, 'Am']), [['lërenk', '.']]],
  ['հին-հին', at([0, 'Em'], [4, 'Am']), [['hin-', 'hin']]],
  ['ինձ ետուր', at([0, 'C/G'], [5, 'Am']), [['indz ye-', 'tur']]],
  ['երգ (Am) երգ', '', [['yerg '], ['(', '', ') '], ['yerg']]],
  ['լաո', at([0, 'A'], [5, 'Dm']), [['lao', '']]],
])('%s is cut where its chords cut it', (lyric, chords, latin) => {
  expect(romaniseSheet([placeChords(lyric, chords)], 'eastern')).toEqual([latin]);
});

test('a line of chords alone and a blank line have nothing under them', () => {
  expect(romaniseSheet([placeChords('', 'Am'), placeChords('', '')], 'western')).toEqual([
    undefined,
    undefined,
  ]);
});

test.each(['eastern', 'western'] as const)('every piece of the %s reading has its segment', (reading) => {
  for (const { body } of songs.filter(({ language }) => language === 'hy')) {
    const lines = body.lyrics.map((lyric, index) => placeChords(lyric, body.chords[index]!));
    romaniseSheet(lines, reading).forEach((latin, index) => {
      const { words } = lines[index]!;
      if (!latin) {
        expect(body.lyrics[index]).toBe('');
        return;
      }
      expect(latin.map((word) => [1, words[latin.indexOf(word)]!.length].includes(word.length))).toEqual(
        words.map(() => true),
      );
      if (words.flat().some(({ inline }) => inline)) return;
      const withoutHyphens = (line: string): string => line.replaceAll('-', '');
      expect(withoutHyphens(latin.flat().join(''))).toBe(
        withoutHyphens(romanise(body.lyrics[index]!, reading)),
      );
    });
  }
});
