import fc from 'fast-check';
import { KINDS, parseChordPro, type SongFile } from '../../src/catalogue';

const WORDS = ['Երբոր', 'Ա՜խ,', '«été»', '1.', '—', '%', '(կրկնել)', '𝄞'];
const RISKY = ['[x]', '[', ']', '{c: x}', '{', '}', '#', '#1', '\\', '\\u0041', ' '];
const CHORDS = ['[C]', '[Hm7b5]', '[F#dim]', '[Bb]', '[D/F#]', '[Am(maj7)]', '[N.C.]'];
/** The words that a line of a song file can hold, chords among them, and what would be read otherwise as its code. */
const PIECES = [...WORDS, '(Am)', '#', ' ', ' '].concat(
  ['005bH7', '005d', '007bc: x,', '007d', '0023', '005cu0041', '0020'].map((code) => `\\u${code}`),
);

const lines = fc
  .array(fc.array(fc.constantFrom(...PIECES, ...CHORDS), { minLength: 1, maxLength: 9 }), {
    minLength: 1,
    maxLength: 4,
  })
  .map((written) => written.map((pieces) => pieces.join('')).join('\n'));
const labels = fc.constantFrom('', ': 1.', ': 12.', ': Աղջիկ', ': Կրկներգ', ': Refrain \\u005c1');
const marks = fc.constantFrom('', '', '{comment: Կրկնել վերջին տողը}\n', '{comment: Bis : le couplet}\n');
const section = fc.oneof(
  lines,
  fc.constantFrom('{chorus}', '{chorus: Կրկներգ}'),
  fc
    .tuple(fc.constantFrom('verse', 'chorus'), labels, lines, marks)
    .map(([kind, label, words, mark]) => `{start_of_${kind}${label}}\n${words}\n${mark}{end_of_${kind}}`),
);
const HEAD = '{title: Օրոր}\n{subtitle: Ժողովրդական}\n{key: Am}\n{copyright: Ազատ}\n\n';
const written = fc
  .array(section, { minLength: 1, maxLength: 5 })
  .map((sections) => parseChordPro(HEAD + sections.join('\n\n')).song)
  .filter((song) => song !== null);

const value = fc
  .array(fc.constantFrom(...WORDS, ...RISKY), { minLength: 1, maxLength: 5 })
  .map((words) => words.join(' '));
const people = fc.uniqueArray(fc.constantFrom('Կոմիտաս', 'Սայաթ-Նովա', 'Պ. Աֆրիկյան', 'Հովհաննես Թումանյան'));

/** Songs of every kind that a song file can hold, also such as no singer would write. */
export const anySong: fc.Arbitrary<SongFile> = fc
  .record({
    title: value,
    author: value,
    rights: value,
    lyricists: people,
    composers: people,
    arrangers: people,
    year: fc.constantFrom('', '1907', '1903/1904', '189X', '17XX'),
    kind: fc.constantFrom('' as const, ...KINDS),
    region: fc.oneof(fc.constant(''), value),
    key: fc.constantFrom('C', 'Am', 'Hm', 'Bb', 'F#m'),
    capo: fc.nat(11),
    time: fc.constantFrom('', '6/8', '12/8'),
    tempo: fc.constantFrom(0, 53, 120),
    language: fc.constantFrom('hy' as const, 'fr' as const),
    youtube: fc.constantFrom('', 'SLUz3JIKspg', 'https://www.youtube.com/watch?v=gp51g8OB5cU'),
    known: fc.constantFrom(
      { evidence: 'suggested' as const, source: '' },
      { evidence: 'chart' as const, source: 'example.org, page 3' },
      { evidence: 'melody' as const, source: 'example.org' },
    ),
    tune: fc.constantFrom('', 'X:1\nM:3/4\nL:1/8\nK:Am\nA2 c2 [Bd]2 |]\nw: Ա-րի*'),
    remark: fc.constantFrom('', 'Վերջում (Am)-ից առաջ՝ (H7)։', 'dominantAtCloses', '(սա ակորդ չէ) (Bb)'),
    written,
  })
  .map(({ written, known, ...facts }) => ({ ...written, ...facts, ...known }));
