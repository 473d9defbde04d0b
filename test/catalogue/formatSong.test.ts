import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { formatChordPro, songs, type SongFile, formatPlainText } from '../../src/catalogue';
import { makeRomaniser } from '../../src/catalogue/romanisation';
import { isChordSymbol, transposeChordLine, transposeLine } from '../../src/music';
import { anySong } from '../support/anySong';
import { parseSong } from '../support/parseSong';

const FILES = readdirSync('static/songs').filter((name) => name.endsWith('.cho'));
const HEAD =
  '{title: Օրոր}\n{subtitle: Ժողովրդական}\n{key: Am}\n{copyright: Ազատ}\n{meta: chords suggested}\n';
const written = (song: SongFile): string => formatChordPro(song);
const read = (text: string): SongFile => parseSong(text, 'song.cho');
/** The only line of a song's words as its file has it. */
const line = (lyric: string, chords: string): string => {
  const body = { lyrics: [lyric], chords: [chords.replaceAll(' ', '\u00a0')] };
  return written({ ...songs[0]!, tune: '', sections: [], body })
    .split('\n')
    .at(-2)!;
};

test.each(FILES)('%s comes back letter for letter', (name) => {
  const text = readFileSync(`static/songs/${name}`, 'utf8');
  expect(written(parseSong(text, name))).toBe(text);
});

test('any song comes back from its file, and its file from the song', () => {
  fc.assert(
    fc.property(anySong, (song) => {
      const text = written(song);
      expect(read(text)).toEqual(song);
      expect(written(read(text))).toBe(text);
    }),
    { numRuns: 200 },
  );
});

test.each([
  ['chords before their characters', 'Քուն եղիր', 'Am    Dm', '[Am]Քուն ե[Dm]ղիր'],
  ['chords after the words', 'Քուն', 'Am   E7 Am', '[Am]Քուն [E7] [Am]'],
  ['a chord right after the words', 'Քուն', '    E7', 'Քուն[E7]'],
  ['chords far after the words', 'Քուն', '       E7    Am', 'Քուն   [E7]      [Am]'],
  ['chords alone', '', 'Am H7', '[Am] [H7]'],
  ['brackets and braces', 'le [x] {c}', '   C', String.raw`le [C]\u005bx\u005d \u007bc\u007d`],
  ['a line that begins with #', '#1 # x', '', String.raw`\u00231 # x`],
  ['a # after a chord', '#1', 'C', '[C]#1'],
  ['blanks at both ends', ' ա ', '', String.raw`\u0020ա\u0020`],
  ['a backslash', String.raw`\u0041`, '', String.raw`\u005cu0041`],
])('%s', (_, lyric, chords, expected) => expect(line(lyric, chords)).toBe(expected));

test('any song given away is read again at every transposition, with the chords as moved', () => {
  const german = (chord: string): string => (isChordSymbol(chord) ? chord.replaceAll(/B(?!b)/g, 'H') : chord);
  fc.assert(
    fc.property(fc.oneof(anySong, fc.constantFrom(...songs)), fc.nat(11), (song, semitones) => {
      const again = read(formatChordPro(song, { semitones, notation: 'international' }));
      const moved = song.body.lyrics.map((lyric, index) =>
        transposeLine(lyric, song.body.chords[index]!, semitones, german),
      );
      expect(again.body.chords.map((line) => line.match(/[^\u00a0]+/g) ?? [])).toEqual(
        moved.map(({ chords }) => chords.map(({ text }) => text)),
      );
      expect(again.body.lyrics).toEqual(moved.map(({ lyric }) => lyric));
      expect(again.sections).toEqual(song.sections);
      expect(again.key).toBe(german(transposeChordLine(song.key, semitones)));
    }),
    { numRuns: 200 },
  );
});

test('given away, H natural is B, in the words too, and the file says so', () => {
  const body = { lyrics: ['le (H7) soir'], chords: [`${'\u00a0'.repeat(8)}Hm7b5/Bb`] };
  const song = { ...songs[0]!, key: 'Hm', sections: [], tune: '', body };
  const file = formatChordPro(song, { notation: 'international' });
  expect(file).toContain('le (B7) [Bm7b5/Bb]soir');
  expect(file).toContain('{key: Bm}');
  expect(file).toContain('{meta: notation international}');
  expect(read(file).body).toEqual(body);
});

test.each([
  ['{start_of_verse: Solo (Am)}\n[Am]Քուն\n{end_of_verse}', '{start_of_verse: Solo (Bm)}'],
  ['{start_of_chorus: Solo [H7/F#]}\nՔուն\n{end_of_chorus}', '{start_of_chorus: Solo \\u005bDb7/Ab\\u005d}'],
  ['{start_of_chorus: (Am) և (E7)}\nՔուն\n{end_of_chorus}\n\n{chorus}', '{chorus: (Bm) և (Gb7)}'],
  ['{start_of_verse: 1.}\n(Am) Քուն\n{end_of_verse}', '{start_of_verse: 1.}\n(Bm) Քուն'],
])('two semitones up, a chord in a label is moved as those in the words are: %j', (body, moved) => {
  expect(formatChordPro(read(`${HEAD}\n${body}\n`), { semitones: 2 })).toContain(`${moved}\n`);
});

test('a tune that is not moved is left out of a song that is', () => {
  const song = { ...songs[0]!, tune: 'X:1\nK:C\nC' };
  expect(formatChordPro(song)).toContain('{start_of_abc}\nX:1');
  expect(formatChordPro(song, { semitones: 1 })).not.toContain('abc');
});

test("a capo of one's own is written with the shapes that are played", () => {
  const file = formatChordPro({ ...songs[0]!, key: 'Am', capo: 0 }, { semitones: 10, capo: 2 });
  expect(file).toContain('{key: Gm}\n{capo: 2}\n');
});

test.each([
  [String.raw`:7: a backslash begins no escape`, String.raw`Քու\ն`],
  [String.raw`:7: a backslash begins no escape`, String.raw`\u000aՔուն`],
  [':7: «Am(b5, #9)» has a space', '[Am(b5, #9)]Քուն'],
])('a line that would not come back is refused: %s', (reason, body) => {
  expect(() => read(`${HEAD}\n${body}\n`)).toThrow(reason);
});

test.each([
  ['\\u005B in capital letters', '\\u005BՔուն', '\\u005bՔուն'],
  ['blanks before the end of a line', 'Քուն  ', 'Քուն'],
  ['chords after the words without spaces', '[Am]Քուն [E7][Am]', '[Am]Քուն [E7] [Am]'],
])('what a file may write in two ways comes back in one: %s', (_, body, normal) => {
  expect(written(read(`${HEAD}\n${body}\n\n`))).toBe(`${HEAD}\n${normal}\n`);
});

test('what is taken for granted is left out, and directives come in one order', () => {
  const head =
    '{meta: language hy}\n{capo: 0}\n{key:Am}\n{copyright: Ազատ}\n{subtitle: Ժողովրդական}\n{title: Օրոր}';
  expect(written(read(`\uFEFF${head}\r\n\r\nՔուն`))).toBe(`${HEAD}\nՔուն\n`);
});

test('a song as plain text: moved chords above the words, in ordinary spaces', () => {
  const over = (chords: string): string => chords.replaceAll(' ', '\u00a0');
  const song = {
    ...songs[0]!,
    title: 'Օրոր',
    author: 'Ժողովրդական',
    body: {
      lyrics: ['Քուն եղիր', '', '', 'Կրկներգ', 'le (A) soir'],
      chords: ['Am   Dm    E7', '', 'Am H7', '', '       E'].map(over),
    },
  };
  expect(formatPlainText(song, 1, { facts: ['Կապո՝ 3'] })).toBe(`Օրոր
Ժողովրդական
Կապո՝ 3

Bbm  Ebm   F7
Քուն եղիր

Bbm C7
Կրկներգ
        F
le (Bb) soir
`);
});

describe('in Latin letters', () => {
  const letters = makeRomaniser('eastern');
  const song = {
    ...songs[0]!,
    title: 'Շուշան',
    author: 'Ժողովրդական',
    sections: [
      { kind: 'verse', label: '1.', from: 0, to: 2 },
      { kind: 'chorus', label: 'Կրկներգ', from: 2, to: 4 },
    ],
    body: {
      lyrics: ['1. Ես լսեցի', 'Կրկնել տունը', 'Կրկներգ', 'ջան'],
      chords: ['   Am    Dm', '', '', 'E7'].map((line) => line.replaceAll(' ', '\u00a0')),
    },
  } as const;

  test('a song as plain text has its chords over the same syllables, or within the lines', () => {
    const facts = ['Տոնայնություն՝ Hm'];
    expect(formatPlainText(song, 0, { letters, facts })).toMatch(
      /^Shushan\nZhoghovërdakan\nTonaynutyun, Hm\n\n {3}Am {6}Dm\n1\. Yes lësetsi\n/,
    );
    expect(formatPlainText(song, 0, { letters, isLinear: true })).toContain('1. [Am]Yes lëse[Dm]tsi\n');
  });

  test('a song as ChordPro has its labels and repeats in them too', () => {
    const file = formatChordPro(song, { letters });
    expect(file).toContain('{title: Shushan}\n{subtitle: Zhoghovërdakan}');
    expect(file).toContain('{start_of_verse: 1.}\n[Am]Yes lëse[Dm]tsi\n{comment: Kërknel tunë}');
    expect(file).toContain('{start_of_chorus: Kërknerg}\n[E7]jan');
    expect(file).not.toMatch(/\{(?:title|subtitle|comment|start_of).*\p{Script=Armenian}/u);
  });
});
