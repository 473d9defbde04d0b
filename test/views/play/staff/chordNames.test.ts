import { songs, type Phrase } from '../../../../src/catalogue';
import { withChordNames } from '../../../../src/views/play/staff/chordNames';
import { parseLines } from '../../../../src/views/play/staff/tuneText';

const HEAD = 'X:1\nM:4/4\nL:1/8\nK:C\n';
const phrase = (length: number, ...chords: Phrase['chords']): Phrase => ({
  line: 0,
  length,
  begins: 0,
  ends: 0,
  bar: 960,
  beat: 240,
  notes: [],
  chords,
});
/** A line of music with chords over it; a quarter is 240 ticks. */
const over = (music: string, ...phrases: Phrase[]): string =>
  withChordNames(`${HEAD}${music}\n`, phrases, (written) => written.toLowerCase())
    .slice(HEAD.length)
    .trim();

test('a chord stands over the note with which it begins, as it is to be named', () => {
  expect(over('C2 D2 E4 |]', phrase(960, [0, 'Am'], [480, 'F']))).toBe('"^am"C2 D2 "^f"E4 |]');
});

test('a chord that begins during a note stands over it too, behind the one before', () => {
  expect(over('C8 | z4 D4 |]', phrase(1920, [0, 'Am'], [480, 'F'], [960, 'G']))).toBe(
    '"^am  f"C8 | "^g"z4 D4 |]',
  );
});

test('phrases follow each other, and notes of a triplet are shorter', () => {
  const phrases = [phrase(480, [0, 'C']), phrase(480, [120, 'F'], [240, 'G'])];
  expect(over('(3CDE F2 (G2 A2) |]', ...phrases)).toBe('(3"^c"CDE F2 ("^f"G2 "^g"A2) |]');
});

test.each(songs.filter(({ tune }) => tune !== '').map((song) => [song.title, song] as const))(
  'over the notes of %s stand all of its chords, and they are its notes still',
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
