import fc from 'fast-check';
import { formatPlainText, songs, type SongFile } from '../../src/catalogue';
import { transposeChordLine } from '../../src/music';
import { anySong } from '../support/anySong';

const song = (...pairs: [lyric: string, chords: string][]): SongFile => ({
  ...songs[0]!,
  title: 'Օրոր',
  author: 'Ժողովրդական',
  body: {
    lyrics: pairs.map(([lyric]) => lyric),
    chords: pairs.map(([, chords]) => chords.replaceAll(' ', '\u00a0')),
  },
});
const text = (file: SongFile, transpose: number, facts?: readonly string[]): string =>
  formatPlainText(file, transpose, { facts: facts ?? [] });

test('a song as plain text: chords above the words, in ordinary spaces', () => {
  const oror = song(['Քուն եղիր', 'Am   Dm    E7'], ['', ''], ['', 'Am H7'], ['Կրկներգ', '']);
  expect(text(oror, 0, ['Կապո՝ 3']).split('\n')).toEqual([
    'Օրոր',
    'Ժողովրդական',
    'Կապո՝ 3',
    '',
    'Am   Dm    E7',
    'Քուն եղիր',
    '',
    'Am H7',
    'Կրկներգ',
    '',
  ]);
});

test.each<[name: string, lyric: string, chords: string, semitones: number, above: string, words: string]>([
  ['names that grow with room beside them', 'Երբոր բացվին', 'A     Hm', 1, 'Bb    Cm', 'Երբոր բացվին'],
  ['names that grow into the next', 'Երբոր բաց', 'A A D   E', 1, 'Bb Bb Eb F', 'Երբոր բաց'],
  ['names that shrink', 'Երբոր բաց', 'F#m  G#m', 1, 'Gm   Am', 'Երբոր բաց'],
  ['chord text inside the words', 'le (A) soir', '       E', 1, '        F', 'le (Bb) soir'],
])('%s', (_, lyric, chords, semitones, above, words) => {
  expect(
    text(song([lyric, chords]), semitones)
      .split('\n')
      .slice(3, -1),
  ).toEqual([above, words]);
});

test('no chord of any song is lost, doubled or set before its column', () => {
  fc.assert(
    fc.property(anySong, fc.nat(11), (file, semitones) => {
      // Without chord text inside the words, a column of the words as written is one of the text.
      const lyrics = file.body.lyrics.map((lyric) => lyric.replaceAll(/[()[\]]/g, '|'));
      const lines = text({ ...file, body: { ...file.body, lyrics } }, semitones)
        .split('\n')
        .slice(3);
      lyrics.forEach((lyric, index) => {
        const chords = [...file.body.chords[index]!.matchAll(/[^\u00a0]+/g)];
        if (chords.length > 0) {
          const placed = [...lines.shift()!.matchAll(/[^ ]+/g)];
          expect(placed.map(([chord]) => chord)).toEqual(
            chords.map(([chord]) => transposeChordLine(chord, semitones)),
          );
          placed.forEach((found, at) => {
            const before = placed[at - 1];
            const free = before ? before.index + before[0].length + 1 : 0;
            expect(found.index).toBe(Math.max(chords[at]!.index, free));
          });
        }
        if (lyric !== '' || chords.length === 0) expect(lines.shift()).toBe(lyric);
      });
      expect(lines).toEqual(['']);
    }),
    { numRuns: 300 },
  );
});
