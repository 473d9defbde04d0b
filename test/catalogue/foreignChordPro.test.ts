import { parseChordPro } from '../../src/catalogue';
import { parseSong } from '../support/parseSong';

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
  const { song: read, problems, warnings } = parseChordPro(text);
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
  const { song: read, problems, warnings } = parseChordPro(file(body, head));
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
  expect(parseSong(file('[B7]Քուն [Bb/B]եղիր (B)', head), 'song.cho')).toMatchObject({
    key: 'Hm',
    body: { lyrics: ['Քուն եղիր (H)'], chords: [nbsp('H7   Bb/H')] },
  });
});

test.each([
  ['remarks in brackets', '[*coda]Քուն [Am]եղիր[]', 'Քուն եղիր', '     Am'],
  ['a chord before a blank', '[Am] Քուն [C] եղիր', 'Քուն  եղիր', 'Am   C'],
  ['a selector', '{comment-guitar: x}\n[Am]Քուն', 'Քուն', 'Am'],
  ['a setting', '{+config.pdf.columns: 2}\n[Am]Քուն', 'Քուն', 'Am'],
  ['a name that every object has', '{constructor: x}\n[Am]Քուն', 'Քուն', 'Am'],
])('%s: passed over with a warning at most', (_, body, lyric, chords) => {
  const { song: read, problems } = parseChordPro(file(body));
  expect(problems).toEqual([]);
  expect(read!.body).toEqual({ lyrics: [lyric], chords: [nbsp(chords)] });
});

test('what stands twice counts as it stands first, and says so', () => {
  const { song: read, warnings } = parseChordPro(
    file('Քուն', `${HEAD}{tempo: 80}\n{tempo: 90}\n{subtitle: Այլ}\n`),
  );
  expect(read).toMatchObject({ author: 'Ժողովրդական', tempo: 80 });
  expect(warnings.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
    '6 «tempo» stands twice: the first one counts',
    '7 «subtitle» stands twice: the first one counts',
  ]);
});

test('the artist is read from where other programs have it', () => {
  const head = HEAD.replace('{subtitle:', '{meta: artist');
  expect(parseChordPro(file('Քուն', head)).song!.author).toBe('Ժողովրդական');
});

test('who is not named in the credit that is shown is named in a warning', () => {
  const head = HEAD.replace('Ժողովրդական', 'Խոսք՝ Րաֆֆի, ըստ Կոմիտասի');
  const { problems, warnings } = parseChordPro(
    file('Քուն', `${head}{lyricist: Րաֆֆի}\n{arranger: Կոմիտաս}\n{composer: Գաբրիել Երանյան}\n`),
  );
  expect(problems).toEqual([]);
  expect(warnings).toEqual([
    { line: 2, reason: '«Գաբրիել Երանյան» made the song and is not in its «subtitle»' },
  ]);
});

test.each([
  ['hy', 'Կրկներգ'],
  ['fr', 'Refrain'],
])('a refrain that is recalled without a name is called so (%s)', (language, label) => {
  const head = `${HEAD}{meta: language ${language}}\n`;
  const body = (words: string) => parseSong(file(words, head), 'song.cho').body.lyrics;
  expect(body('{soc}\nX\n{eoc}\nY\n{chorus}')).toEqual([label, 'X', '', 'Y', '', label]);
  expect(body('{soc}\nX\n{eoc}\nY')).toEqual(['X', '', 'Y']);
  expect(body('{soc: label="Z"}\nX\n{eoc}\n{chorus: label="Z"}')).toEqual(['Z', 'X', '', 'Z']);
});

test.each(['[', '[Am '])(
  'reading many unclosed brackets takes time in proportion to their number (%s)',
  (piece) => {
    const looksAt = (count: number): number => countLooks(() => parseChordPro(file(piece.repeat(count))));
    expect(looksAt(400)).toBeLessThan(2.5 * looksAt(200));
  },
);

/** The characters that patterns look at: an attempt that a bracket at the end would let succeed has looked at all. */
function countLooks(run: () => void): number {
  const { exec } = RegExp.prototype;
  let looks = 0;
  const spy = jest.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text: string) {
    const attempt = new RegExp(this.source, [...new Set(`${this.flags}y`)].join(''));
    const tryAt = (place: number, words: string): RegExpExecArray | null => {
      attempt.lastIndex = place;
      return exec.call(attempt, words);
    };
    const start = this.global || this.sticky ? this.lastIndex : 0;
    for (let place = start; place <= (this.sticky ? start : text.length); place++) {
      const found = tryAt(place, text);
      looks += found?.[0].length ?? (tryAt(place, `${text}]`) ? text.length - place : 1);
      if (found) break;
    }
    return exec.call(this, text);
  });
  run();
  spy.mockRestore();
  return looks;
}
