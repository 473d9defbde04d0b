import fc from 'fast-check';
import abcjs from 'abcjs';
import { songs, type Phrase, formatChordPro } from '../../../src/catalogue';
import { parseLines, lineEnds, notePlaces, withChordNames } from '../../../src/views/play/staff/tuneText';
import { transposeTune } from '../../../src/catalogue/transposeTune';
import { breakLines, layLines, type Measured, type StaffPart } from '../../../src/views/play/staff/layLines';
import { shorterWay } from '../../../src/music';
import { readSong } from '../../../src/catalogue/readSongFiles';
import { readTune } from '../../../src/catalogue/tunes/readTune';

/** Each song with a tune by its title. */
const withTune = songs
  .filter(({ tune }) => tune !== '')
  .map((song, place) => [song.title, song, place] as const);
const HEAD = 'X:1\nM:4/4\nL:1/8\nK:C\n';

const bars = (...widths: number[]): StaffPart[] => widths.map((width) => ({ width, kind: 'bar' }));

const gap: StaffPart = { width: 150, kind: 'gap' };
const opening: StaffPart = { width: 0, kind: 'opening' };
const phraseAt = (index: number) => bars(100, 100, 100, 100, 100).with(index, { width: 100, kind: 'line' });

test.each<[name: string, parts: StaffPart[], room: number, ends: number[]]>([
  ['bars that fit stand on one line', bars(100, 100, 100), 310, []],
  ['bars are spread evenly over as few lines as can be', bars(100, 100, 100, 100), 310, [1]],
  ['a line ends with a phrase rather than after it', phraseAt(1), 310, [1]],
  ['a line ends with a phrase rather than before it', phraseAt(2), 310, [2]],
  ['no line ends inside a bar', [...bars(150), gap, ...bars(150)], 310, [0]],
  ['but where it must', [...bars(150), gap, ...bars(150)], 200, [0, 1]],
  ['a repeated part begins a line', [...bars(50), opening, ...bars(50)], 310, [0]],
  ['its opening ends none', [opening, ...bars(50)], 310, []],
])('%s', (_, parts, room, ends) => expect(breakLines(parts, room)).toEqual(ends));

test('no line is wider than its room but for a part that stands alone', () => {
  const part = fc.record({
    width: fc.integer({ min: 1, max: 300 }),
    kind: fc.constantFrom<StaffPart['kind']>('line', 'bar', 'gap'),
  });
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 30 }), (parts) => {
      const ends = [...breakLines(parts, 200), parts.length - 1];
      ends.forEach((end, index) => {
        const line = parts.slice((ends[index - 1] ?? -1) + 1, end + 1);
        const width = line.reduce((sum, one) => sum + one.width, 0);
        expect(width <= 200 || line.length === 1).toBe(true);
      });
    }),
  );
});

const [, anySong] = withTune[0]!;
const phrase = (length: number, ...chords: Phrase['chords']): Phrase => ({
  ...anySong.phrases[0]!,
  length,
  chords,
});
/** A line of music with chords over it; a quarter is 240 ticks. */
const over = (music: string, ...phrases: Phrase[]): string =>
  withChordNames(`${HEAD}${music}\n`, phrases, (written) => written.toLowerCase())
    .slice(HEAD.length)
    .trim();

test.each([
  ['over its own note', 'C2 D2 E4 |]', [phrase(960, [0, 'Am'], [480, 'F'])], '"^am"C2 D2 "^f"E4 |]'],
  [
    'over the note during which it begins, behind the one before',
    'C8 | z4 D4 |]',
    [phrase(1920, [0, 'Am'], [480, 'F'], [960, 'G'])],
    '"^am  f"C8 | "^g"z4 D4 |]',
  ],
  [
    'over shorter notes of a triplet, phrase after phrase',
    '(3CDE F2 (G2 A2) |]',
    [phrase(480, [0, 'C']), phrase(480, [120, 'F'], [240, 'G'])],
    '(3"^c"CDE F2 ("^f"G2 "^g"A2) |]',
  ],
])('a chord stands %s', (_, music, phrases, set) => expect(over(music, ...phrases)).toBe(set));

test.each(withTune)(
  'over the notes of %s stand all of its chords, and it keeps its notes',
  (_, { tune, phrases }) => {
    const written = phrases.flatMap(({ chords }) => chords.map(([, name]) => name));
    const elements = parseLines(withChordNames(tune, phrases, (name) => name)).flat();
    const drawn = elements.flatMap((element) => {
      const { chord = [] } = element as unknown as { chord?: { name: string; position: string }[] };
      return chord.flatMap(({ name, position }) => (position === 'above' ? name.split('  ') : []));
    });
    expect(drawn).toEqual(written);
    expect(elements).toHaveLength(parseLines(tune).flat().length);
  },
);

const CLEF = 30;

/** Measures every letter of a tune alike; a bar line that is not drawn is none. */
function byLetters(abc: string): Measured {
  const ends = lineEnds(abc).filter(({ kind }) => kind !== 'gap');
  const music = abc.indexOf('\n', abc.indexOf('K:'));
  const bars = ends.map(({ at }, index) => {
    const from = ends[index - 1]?.at ?? music;
    return abc.slice(from, at).replaceAll(/^w:.*$|\[\|\]|\s/gm, '').length * 10;
  });
  return { head: CLEF, bars, height: 0 };
}

test.each([
  ['bars that fit', 'C4 D4 | E4 F4 | G4 A4 | C8 |]', 100, 'C4 D4 | E4 F4 | G4 A4 | C8 |]', '1', '0 2'],
  [
    'a bar wider than a line',
    'C4 D4 | EFGA Bcde | C4 D4 |]',
    70,
    'C4 D4 | EFGA [|] Bcde | C4 D4 |]',
    '0 1 2',
    '0 1 – 2',
  ],
  ['gaps of a wide bar', 'C2 D2 E2 F2 |]', 70, 'C2 D2 E2 [|] F2 |]', '0', '0 –'],
  [
    'slurs, ties and triplets',
    '(C2 D2) E2- E2 (3F G A B2 |]',
    40,
    '(C2 D2) [|] E2- E2 [|] (3F G A [|] B2 |]',
    '0 1 2',
    '0 – – –',
  ],
  ['a repeated part', '|: C8 | D8 :|\n|: E8 | F8 :|', 1000, '|: E8 | F8 :|', '2', '0 2'],
])('%s: lines end where they can, and begin with these bars', (_, music, room, set, breaks, begins) => {
  const { text, lineBreaks, firstBars } = layLines(`${HEAD}${music}\n`, byLetters, CLEF + room, 1);
  expect(text.trim().split('\n').at(-1)).toBe(set);
  expect(lineBreaks.join(' ')).toBe(breaks);
  expect(Array.from(firstBars, (bar) => bar ?? '–').join(' ')).toBe(begins);
});

test('a tune whose bars fit is measured once', () => {
  const asked: string[] = [];
  const tune = `${HEAD}C4 D4 | E4 F4 |]\n`;
  layLines(tune, (abc) => (asked.push(abc), byLetters(abc)), CLEF + 70, 1);
  expect(asked).toEqual([tune]);
});

test.each(withTune)('on a narrow staff %s keeps all of its notes and words', (_, { tune }) => {
  const notesOf = (abc: string) =>
    abcjs.parseOnly(abc)[0].lines.flatMap((line) =>
      (line.staff?.[0]?.voices?.[0] ?? []).flatMap((element) => {
        const { el_type, duration, pitches, lyric } = element as unknown as Record<string, unknown>;
        const [first] = (pitches ?? []) as { name: string }[];
        return el_type === 'note' ? [{ duration, name: first?.name, lyric }] : [];
      }),
    );
  expect(notesOf(layLines(tune, byLetters, CLEF + 100, 1).text)).toEqual(notesOf(tune));
});

test('tied notes are one, rests are none', () => {
  expect(notePlaces(`${HEAD}C2 D2- D2 z2 | E8- | E4 F4 |]\n`)).toEqual([0, 1, 1, 2, 2, 3]);
});

test.each(withTune)('the staff of %s has the notes that are sung', (_, { tune, phrases }) => {
  expect(notePlaces(tune).at(-1)! + 1).toBe(phrases.flatMap(({ notes }) => notes).length);
});

test.each(withTune)('the tune of %s moves note by note, and is given away in its key', (_, song, place) => {
  const written = readTune(song.tune).notes;
  // Twelve consecutive songs are given away in all keys; reading a song tries its tune in all of them.
  const semitones = shorterWay(place);
  const tune = transposeTune(song.tune, semitones);
  const expected = written.map((note) => ({ ...note, pitch: note.pitch + semitones }));
  expect(readTune(tune).notes).toEqual(expected);
  const { problems } = readSong(formatChordPro(song, { semitones, tune, notation: 'international' }));
  expect(problems).toEqual([]);
});
