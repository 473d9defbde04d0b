import fc from 'fast-check';
import type { SongFile } from '../../src/catalogue';

const CHORDS = ['C', 'Am', 'Hm7b5', 'F#dim', 'Bb', 'A', 'D/F#', 'Am(maj7)', 'N.C.'];
const WORDS = ['Երբոր', 'բացվին', 'Ա՜խ,', 'été', '1.', '—', '%', '(կրկնել)', ''];
const RISKY = ['[x]', '[', ']', '{c: x}', '{', '}', '#', '#1', '\\', '\\u0041', '\\u005b', ' ', '𝄞'];

/** Chord text that lyric lines of `anySong` may hold. */
export const INLINE_CHORDS = ['(Am)', '[H7]', '(F#m7b5)'];

const chordLine = fc
  .array(fc.tuple(fc.nat(9), fc.constantFrom(...CHORDS)), { maxLength: 6 })
  .map((chords) =>
    chords.map(([gap, chord], index) => '\u00a0'.repeat(index === 0 ? gap : gap + 1) + chord).join(''),
  );
const lyricLine = fc
  .array(fc.constantFrom(...WORDS, ...RISKY, ...INLINE_CHORDS), { maxLength: 7 })
  .map((words) => words.join(' '));
const stanza = fc.array(
  fc.tuple(lyricLine, chordLine).filter((pair) => pair.join('') !== ''),
  { minLength: 1, maxLength: 4 },
);
const value = fc
  .array(fc.constantFrom(...WORDS.slice(0, -1), ...RISKY), { minLength: 1, maxLength: 5 })
  .map((words) => words.join(' '));

/** Songs of every kind that a song file can hold, also such as no singer would write. */
export const anySong: fc.Arbitrary<SongFile> = fc
  .record({
    title: value,
    author: value,
    rights: value,
    key: fc.constantFrom('C', 'Am', 'Hm', 'Bb', 'F#m'),
    capo: fc.nat(11),
    time: fc.constantFrom('', '6/8', '12/8'),
    language: fc.constantFrom('hy' as const, 'fr' as const),
    youtube: fc.constantFrom('', 'SLUz3JIKspg', 'https://www.youtube.com/watch?v=gp51g8OB5cU'),
    stanzas: fc.array(stanza, { minLength: 1, maxLength: 3 }),
  })
  .map(({ stanzas, ...facts }) => {
    const pairs = stanzas.flatMap((lines, index) => (index === 0 ? lines : [['', ''], ...lines]));
    return {
      ...facts,
      body: { lyrics: pairs.map(([lyric = '']) => lyric), chords: pairs.map(([, chords = '']) => chords) },
    };
  });
