import fc from 'fast-check';
import { parseChordPro } from '../../src/catalogue';
import { file, HEAD, parseSong, song } from '../support/parseSong';

const nbsp = (chords: string): string => chords.replaceAll(' ', '\u00a0');

test('a song file becomes the entity, lyrics and chords aligned', () => {
  const head = [
    HEAD.replace('{copyright', '{capo: 3}\n{time: 6/8}\n{tempo: 53}\n{copyright'),
    '{lyricist: Րաֆֆի}\n{composer: Սայաթ-Նովա; Ջիվանի}\n{year: 189X}\n{arranger: Կոմիտաս}\n',
    '{meta: kind lullaby}\n{meta: region Մուշ, Սասուն}\n',
    '{meta: youtube SLUz3JIKspg}\n{meta: language fr}\n{meta: chords chart}\n{meta: source example.org}\n',
    '{meta: remark Ավարտը՝ (E7)։}\n',
  ].join('');
  expect(song('[Am]Քուն ե[Dm]ղիր [E7] [Am]\n\n[Am] [H7]\nՕրոր', head)).toEqual({
    title: 'Օրոր',
    author: 'Ժողովրդական',
    lyricists: ['Րաֆֆի'],
    composers: ['Սայաթ-Նովա', 'Ջիվանի'],
    arrangers: ['Կոմիտաս'],
    year: '189X',
    kind: 'lullaby',
    region: 'Մուշ, Սասուն',
    key: 'Am',
    capo: 3,
    time: '6/8',
    tempo: 53,
    language: 'fr',
    rights: 'Ժողովրդական երգ։',
    youtube: 'SLUz3JIKspg',
    evidence: 'chart',
    source: 'example.org',
    remark: 'Ավարտը՝ (E7)։',
    tune: '',
    sections: [],
    body: {
      lyrics: ['Քուն եղիր', '', '', 'Օրոր'],
      chords: [nbsp('Am    Dm  E7 Am'), '', nbsp('Am H7'), ''],
    },
  });
});

test('sections become lines: a number before the first one, any other label above it, a refrain recalled by its label', () => {
  const { body, sections } = song(
    [
      '{start_of_verse: 1.}\n[Am]Քուն\n{comment: Կրկնել տունը}\n{end_of_verse}',
      '{start_of_chorus: Կրկներգ}\n[C]Օրոր\n{end_of_chorus}',
      '{start_of_verse}\nԲալաս\n{end_of_verse}',
      '{chorus: Կրկներգ}',
    ].join('\n\n'),
  );
  expect(body).toEqual({
    lyrics: ['1. Քուն', 'Կրկնել տունը', '', 'Կրկներգ', 'Օրոր', '', 'Բալաս', '', 'Կրկներգ'],
    chords: [nbsp('   Am'), '', '', '', 'C', '', '', '', ''],
  });
  expect(sections).toEqual([
    { kind: 'verse', label: '1.', from: 0, to: 2 },
    { kind: 'chorus', label: 'Կրկներգ', from: 3, to: 5 },
    { kind: 'verse', label: '', from: 6, to: 7 },
    { kind: 'recall', label: 'Կրկներգ', from: 8, to: 9 },
  ]);
});

test('a refrain recalled without a label is the last one', () => {
  const refrains = ['Առաջին', 'Երկրորդ'].map((label) => `{start_of_chorus: ${label}}\nՕրոր\n{end_of_chorus}`);
  expect(song(`${refrains.join('\n')}\n{chorus}`).body.lyrics.at(-1)).toBe('Երկրորդ');
});

test('the tune is kept as it stands, whatever it looks like', () => {
  const tune = 'X:1\nK:Am\n[Ac]2 {x} |\n\n# w: Քուն';
  expect(song(`Քուն\n\n{start_of_abc}\n${tune}\n{end_of_abc}`)).toMatchObject({
    tune,
    body: { lyrics: ['Քուն'] },
  });
});

test.each([
  ['words are brought to NFC', '[C]Te\u0301moin [G]du soir', 'Témoin du soir', 'C      G'],
  ['a chord too close to the one before it is moved on', '[Am7]Քու[Dm]ն եղիր', 'Քուն եղիր', 'Am7 Dm'],
  ['a chord before a blank stands over the first word', '[Am] Քուն [C] եղիր', 'Քուն  եղիր', 'Am   C'],
])('%s', (_, line, lyric, chords) => {
  expect(song(line).body).toEqual({ lyrics: [lyric], chords: [nbsp(chords)] });
});

test('whatever a file holds is read or refused with a reason, never thrown out', () => {
  const names = 'start_of_chorus|end_of_chorus|start_of_verse:|1.|comment|Am'.split('|');
  const piece = fc.constantFrom(...names, ...'{}[]:B\\#\n ա');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const { song: read, problems } = parseChordPro(file(pieces.join('')));
      expect(read === null).toBe(problems.length > 0);
      if (read) expect(read.body.chords).toHaveLength(read.body.lyrics.length);
    }),
    { numRuns: 1000 },
  );
});

test('B is H where the file says that it is written so, in the brackets of labels and words too', () => {
  const head = HEAD.replace('Am', 'Bm') + '{meta: notation international}\n';
  const refrain = '{start_of_chorus: Կրկներգ (B)}\nՔուն (B7)\n{end_of_chorus}\n{chorus: Կրկներգ (B)}';
  const { key, body } = song(`[B7]Քուն [Bb/B]եղիր (B)\n${refrain}`, head);
  expect([key, body.chords[0]]).toEqual(['Hm', nbsp('H7   Bb/H')]);
  expect(body.lyrics.join('|')).toBe('Քուն եղիր (H)||Կրկներգ (H)|Քուն (H7)||Կրկներգ (H)');
});

test.each([
  ['{start_of_verse: 1.}', '1.'],
  ['{start_of_verse 1.}', '1.'],
  ['{start_of_verse : 1.}', '1.'],
  ['{ start_of_verse: 1. }', '1.'],
  ['{start_of_verse: label="Verse 1"}', 'Verse 1'],
  ['{start_of_verse label="Verse 1"}', 'Verse 1'],
  ["{start_of_verse: label='Verse 1'}", 'Verse 1'],
  ['{start_of_verse: label = "1."}', '1.'],
  ['{start_of_verse: label=""}', ''],
  ['{start_of_verse}', ''],
])('%s begins a section with the label «%s»', (directive, label) => {
  expect(song(`${directive}\n[Am]Քուն\n{end_of_verse}`).sections[0]!.label).toBe(label);
});

test('a refrain is recalled by a label in quotes, and facts may lack their colon', () => {
  const refrain = '{start_of_chorus label="Կրկներգ"}\n[C]Օրոր\n{end_of_chorus}\n';
  const head = `${HEAD.replace('{key: Am}', '{key Am}')}{meta kind lullaby}\n{meta:region Վան}\n{year 1907}\n`;
  const read = song(`${refrain}{chorus: label="Կրկներգ"}`, head);
  expect(read).toMatchObject({ key: 'Am', kind: 'lullaby', region: 'Վան', year: '1907' });
  expect(read.body.lyrics).toEqual(['Կրկներգ', 'Օրոր', '', 'Կրկներգ']);
});

test('a line may have several directives', () => {
  const apart = song('{start_of_verse: 1.}\n[Am]Քուն\n{comment: Կրկնել տունը}\n{end_of_verse}\n{capo: 2}');
  const together = song('{start_of_verse: 1.}\n[Am]Քուն\n{comment: Կրկնել տունը}{end_of_verse} {capo: 2}');
  expect(together).toEqual(apart);
  const tune = '{capo: 2}{start_of_abc}\nX:1\n{end_of_abc}';
  expect(song(`Քուն\n${tune}`)).toMatchObject({ capo: 2, tune: 'X:1' });
});

test.each([
  ['[B♭]Քուն [F♯m/C♯]եղիր', 'B♭ F♯m/C♯'],
  ['[H]Քուն [B♭7]եղիր', 'H B♭7'],
])('♯ and ♭ are read wherever # and b are: %s', (line, chords) => {
  const read = (head: string) => song(line, head).body.chords[0]!.match(/\S+/g)!.join(' ');
  expect(read(HEAD)).toBe(chords);
  expect(read(`${HEAD}{meta: notation international}\n`)).toBe(chords);
  expect(song('(B♭)Քուն', HEAD.replace('Am', 'F♯m')).key).toBe('F♯m');
});

test.each(['Քուն (Ամ, եղիր)', 'la (A la) li', '(E7(b9,13))', '(Am7-5)', '(bis)', '()'])(
  'brackets with words, or with one chord, stay: %s',
  (line) => expect(song(line).body.lyrics).toEqual([line]),
);

test('comments, a byte order mark, other line ends, blanks around lines and several blank lines do not count', () => {
  const text = `\ufeff# by a contributor\n${HEAD}\n\n   [C]Օրոր\n\n\n# sung softly\nՔուն  `.replaceAll(
    '\n',
    '\r\n',
  );
  expect(parseSong(text, 'song.cho').body).toEqual({ lyrics: ['Օրոր', '', 'Քուն'], chords: ['C', '', ''] });
});

test.each(['[', '[Am '])('many brackets that nothing closes are read in a moment: %s', (piece) => {
  const text = file(piece.repeat(100_000));
  const start = performance.now();
  expect(parseChordPro(text).song).toBeNull();
  // It takes 70 ms; where each bracket is followed to the end of the line, 20 seconds.
  expect(performance.now() - start).toBeLessThan(5000);
});
