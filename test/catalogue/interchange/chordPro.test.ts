import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { parseChordPro, songs, type SongFile } from '../../../src/catalogue';
import { formatChordPro } from '../../../src/catalogue/interchange';
import { transposeChordLine } from '../../../src/music';
import { anySong, INLINE_CHORDS } from '../../support/anySong';

const FILES = readdirSync('static/songs').filter((name) => name.endsWith('.cho'));
const HEAD = '{title: Օրոր}\n{artist: Ժողովրդական}\n{key: Am}\n{copyright: Ազատ}\n';
const written = (song: SongFile, transpose = 0): string => formatChordPro({ ...song, transpose });
const read = (text: string): SongFile => parseChordPro(text, 'song.cho');
/** The only line of a song's words as its file has it. */
const line = (lyric: string, chords: string, transpose = 0): string => {
  const body = { lyrics: [lyric], chords: [chords.replaceAll(' ', '\u00a0')] };
  return written({ ...songs[0]!, body }, transpose)
    .split('\n')
    .at(-2)!;
};

test.each(FILES)('%s comes back letter for letter', (name) => {
  const text = readFileSync(`static/songs/${name}`, 'utf8');
  expect(written(parseChordPro(text, name))).toBe(text);
});

test('any song comes back from its file, and its file from the song', () => {
  fc.assert(
    fc.property(anySong, (song) => {
      const text = written(song);
      expect(read(text)).toEqual(song);
      expect(written(read(text))).toBe(text);
    }),
    { numRuns: 3000 },
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
])('%s', (_, lyric, chords, expected) => {
  expect(line(lyric, chords)).toBe(expected);
});

test.each([
  ['every chord stands before its own character', 'Երբոր', 'A Hm E', 1, '[Bb]Եր[Cm]բոր[F]'],
  ['chord text inside the words moves along', 'le (A) soir', '       E', 1, 'le (Bb) [F]soir'],
  ['a token that is no chord stays', 'Երբոր', 'Coda A', 2, '[Coda]Երբոր[B]'],
])('transposed, %s', (_, lyric, chords, semitones, expected) => {
  expect(line(lyric, chords, semitones)).toBe(expected);
});

/** A line of a song file, read independently: `[Am]` marks with the columns where they stand, and words. */
function marked(text: string): { marks: [number, string][]; words: string } {
  const marks: [number, string][] = [];
  let words = '';
  for (const [, mark, unit] of text.matchAll(/\[([^\]]*)\]|(\\u....|[^])/g)) {
    if (mark !== undefined) marks.push([words.length, mark]);
    else words += unit!.length === 6 ? String.fromCharCode(parseInt(unit!.slice(2), 16)) : unit!;
  }
  return { marks, words };
}

test('transposed, any song has its chords moved as the sheet has them, and nothing else', () => {
  fc.assert(
    fc.property(anySong, fc.integer({ min: 1, max: 11 }), (song, semitones) => {
      const [asWritten, moved] = [0, semitones].map((transpose) => written(song, transpose).split('\n'));
      const headEnd = asWritten!.indexOf('');
      expect(moved!.slice(0, headEnd)).toEqual(
        asWritten!
          .slice(0, headEnd)
          .map((text) =>
            text === `{key: ${song.key}}` ? `{key: ${transposeChordLine(song.key, semitones)}}` : text,
          ),
      );
      song.body.lyrics.forEach((lyric, index) => {
        const { marks, words } = marked(moved![headEnd + 1 + index]!);
        const chords = song.body.chords[index]!;
        expect(marks.map(([, chord]) => chord)).toEqual(
          transposeChordLine(chords, semitones).match(/[^\u00a0]+/g) ?? [],
        );
        const expected = INLINE_CHORDS.reduce(
          (line, chord) => line.replaceAll(chord, transposeChordLine(chord, semitones)),
          lyric,
        );
        expect(words.trimEnd()).toBe(expected.trimEnd());
        if (expected !== lyric) return;
        const columns = [...chords.matchAll(/[^\u00a0]+/g)].map((found) => found.index);
        columns.forEach((column, at) => {
          if (column < lyric.length) expect(marks[at]![0]).toBe(column);
        });
      });
    }),
    { numRuns: 2000 },
  );
});

test.each([
  [String.raw`:6: a backslash begins no escape`, String.raw`Քու\ն`],
  [String.raw`:6: a backslash begins no escape`, String.raw`\u000aՔուն`],
  [':6: a line cannot begin with #', '# Քուն'],
  [':6: «Am(b5, #9)» has a space', '[Am(b5, #9)]Քուն'],
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
    '{meta: language hy}\n{capo: 0}\n{key:Am}\n{copyright: Ազատ}\n{artist: Ժողովրդական}\n{title: Օրոր}';
  expect(written(read(`\uFEFF${head}\r\n\r\nՔուն`))).toBe(`${HEAD}\nՔուն\n`);
});
