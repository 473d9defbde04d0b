import { parseChordPro, readChordPro } from '../../src/catalogue';

const HEAD = '{title: Օրոր}\n{subtitle: Ժողովրդական}\n{key: Am}\n{copyright: Ժողովրդական երգ։}\n';
const file = (body: string, head = HEAD): string => `${head}\n${body}\n`;
const nbsp = (chords: string): string => chords.replaceAll(' ', '\u00a0');

test("what other programs write is read: short names, comments, leading blanks, blank lines, a comment's text", () => {
  const text = [
    '# by a contributor',
    '  {t:Օրոր}',
    '{ST: Ժողովրդական}',
    '{key Am}',
    '{copyright: Ազատ}',
    '{soc: Կրկներգ}',
    '   [C]Օրոր',
    '{eoc}',
    '',
    '',
    '{sov}',
    '# sung softly',
    '[Am]Քուն',
    '{eov}',
    '{chorus}',
  ].join('\r\n');
  const { song: read, problems, warnings } = readChordPro(text);
  expect([problems, warnings]).toEqual([[], []]);
  expect(read).toMatchObject({
    title: 'Օրոր',
    author: 'Ժողովրդական',
    body: { lyrics: ['Կրկներգ', 'Օրոր', '', 'Քուն', '', 'Կրկներգ'], chords: ['', 'C', '', 'Am', '', ''] },
  });
});

test('what is not used is passed over with one warning each', () => {
  const head = `${HEAD}{artist: Այլ}\n{textfont: Arial}\n{textfont: Times}\n`;
  const body = '{c: softly}\nՔուն\n{sot}\ne|--0--|\n{eot}\n{new_page}\n[Am7]Քու[Dm]ն եղիր';
  const { song: read, problems, warnings } = readChordPro(file(body, head));
  expect(problems).toEqual([]);
  expect(warnings).toEqual([
    { line: 5, reason: '«artist» is not used where there is a «subtitle»' },
    { line: 6, reason: '«textfont» is not used here' },
    { line: 9, reason: 'the comment «softly» is left out' },
    { line: 11, reason: '«start_of_tab» is left out' },
    { line: 14, reason: '«new_page» is not used here' },
    { line: 15, reason: '«Dm» is moved on: it stands too close to the chord before it' },
  ]);
  expect(read!.body).toEqual({ lyrics: ['Քուն', 'Քուն եղիր'], chords: ['', nbsp('Am7 Dm')] });
});

test('B is H where the file says that it is written so', () => {
  const head = HEAD.replace('Am', 'Bm') + '{meta: notation international}\n';
  expect(parseChordPro(file('[B7]Քուն [Bb/B]եղիր (B)', head), 'song.cho')).toMatchObject({
    key: 'Hm',
    body: { lyrics: ['Քուն եղիր (H)'], chords: [nbsp('H7   Bb/H')] },
  });
});
