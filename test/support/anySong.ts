import fc from 'fast-check';
import { KINDS, type SongFile, type SongSection } from '../../src/catalogue';

const CHORDS = ['C', 'Am', 'Hm7b5', 'F#dim', 'Bb', 'A', 'D/F#', 'Am(maj7)', 'N.C.'];
const WORDS = ['Երբոր', 'բացվին', 'Ա՜խ,', 'été', '1.', '—', '%', '(կրկնել)', ''];
const RISKY = ['[x]', '[', ']', '{c: x}', '{', '}', '#', '#1', '\\', '\\u0041', '\\u005b', ' ', '𝄞'];
/** Chord text inside the words. */
const INLINE_CHORDS = ['(Am)', '[H7]', '(F#m7b5)'];

const chordLine = fc
  .array(fc.tuple(fc.nat(9), fc.constantFrom(...CHORDS)), { maxLength: 6 })
  .map((chords) =>
    chords.map(([gap, chord], index) => '\u00a0'.repeat(index === 0 ? gap : gap + 1) + chord).join(''),
  );
const lyricLine = fc
  .array(fc.constantFrom(...WORDS, ...RISKY, ...INLINE_CHORDS), { maxLength: 7 })
  .map((words) => words.join(' '));
const lines = fc.array(
  fc
    .tuple(lyricLine, chordLine)
    // Chords alone begin where their line does.
    .map(([lyric, chords]) => [lyric, lyric === '' ? chords.trimStart() : chords] as const)
    .filter((pair) => pair.join('') !== ''),
  { minLength: 1, maxLength: 4 },
);
const value = fc
  .array(fc.constantFrom(...WORDS.slice(0, -1), ...RISKY), { minLength: 1, maxLength: 5 })
  .map((words) => words.join(' '));

const people = fc.uniqueArray(
  fc.constantFrom('Կոմիտաս', 'Սայաթ-Նովա', 'Պ. Աֆրիկյան', 'Հովհաննես Թումանյան'),
  {
    maxLength: 3,
  },
);

const section = fc.record({
  kind: fc.constantFrom('none', 'verse', 'chorus', 'recall'),
  verseLabel: fc.constantFrom('', '1.', '12.', 'Աղջիկ', '[x]'),
  chorusLabel: fc.constantFrom('', 'Կրկներգ', 'Refrain {1}'),
  mark: fc.constantFrom('', '', 'Կրկնել վերջին տողը', 'Bis : le couplet'),
  lines,
});

/** Puts sections together as a song file has them: parted by blank lines, with labels, numbers and marks of repeats. */
function assemble(parts: readonly (typeof section extends fc.Arbitrary<infer Part> ? Part : never)[]) {
  const pairs: (readonly [lyric: string, chords: string])[] = [];
  const sections: SongSection[] = [];
  for (const { kind, verseLabel, chorusLabel, mark, lines } of parts) {
    const recalled = sections.some((known) => known.kind === 'chorus' && known.label === chorusLabel);
    if (kind === 'recall' && (!recalled || chorusLabel === '')) continue;
    if (pairs.length > 0) pairs.push(['', '']);
    const from = pairs.length;
    if (kind === 'none') pairs.push(...lines);
    else if (kind === 'recall') pairs.push([chorusLabel, '']);
    else {
      const label = kind === 'verse' ? verseLabel : chorusLabel;
      const number = /^\d/.test(label) ? `${label} ` : '';
      if (label && !number) pairs.push([label, '']);
      const [[lyric, chords] = ['', ''], ...others] = lines;
      pairs.push([number + lyric, chords && '\u00a0'.repeat(number.length) + chords], ...others);
      if (mark) pairs.push([mark, '']);
    }
    if (kind !== 'none') {
      const label = kind === 'verse' ? verseLabel : chorusLabel;
      sections.push({ kind, label, from, to: pairs.length });
    }
  }
  return {
    body: { lyrics: pairs.map(([lyric]) => lyric), chords: pairs.map(([, chords]) => chords) },
    sections,
  };
}

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
    opening: lines,
    parts: fc.array(section, { maxLength: 5 }),
  })
  .map(({ opening, parts, known, ...facts }) => ({
    ...facts,
    ...known,
    ...assemble([{ kind: 'none', verseLabel: '', chorusLabel: '', mark: '', lines: opening }, ...parts]),
  }));
