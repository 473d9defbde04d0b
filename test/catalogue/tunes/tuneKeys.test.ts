import { songs } from '../../../src/catalogue';
import { checkTune, readTune } from '../../../src/catalogue/tunes/readTune';
import { toAbcSigns } from '../../../src/catalogue/tunes/tuneText';

test.each([
  ['D minor', 'D', true],
  ['Dminor', 'D', true],
  ['Dm', 'D', true],
  ['D Dorian', 'D', true],
  ['Bb major', 'Bb', false],
  ['G MIXOLYDIAN', 'G', false],
  ['F♯m', 'F#', true],
  ['B♭', 'Bb', false],
  ['Am % a comment', 'A', true],
])('K:%s is on %s, minor: %s', (key, tonic, isMinor) => {
  expect(readTune(`X:1\nM:none\nL:1/8\nK:${key}\nA2`)).toMatchObject({ tonic, isMinor });
});

test('a signature in words is that of its short form', () => {
  const pitches = (key: string) =>
    readTune(`X:1\nM:none\nL:1/8\nK:${key}\nABcdefg`).notes.map(({ pitch }) => pitch);
  for (const [words, short] of [
    ['D minor', 'Dm'],
    ['D Dorian', 'Ddor'],
    ['F♯m', 'F#m'],
    ['B♭ Major', 'Bb'],
  ])
    expect(pitches(words!)).toEqual(pitches(short!));
});

test.each([
  ['F#m', 'F#m', true],
  ['F#m', 'F♯m', true],
  ['Bb', 'B♭', true],
  ['A', 'Am', false],
  ['Amix', 'Am', false],
  ['Ador', 'Am', true],
  ['Ephr', 'E', true],
  ['Am', 'C', false],
])('a tune in %s is that of a song in %s: %s', (key, ofSong, fits) => {
  const song = { ...songs[0]!, key: ofSong, time: '', tempo: 0 };
  const check = () => checkTune(readTune(`X:1\nM:none\nL:1/8\nK:${key}\nA2`), song);
  if (fits) expect(check).not.toThrow();
  else expect(check).toThrow(`the song in ${ofSong}`);
});

test.each([
  ['K:D minor', 'K:Dm'],
  ['K: F♯ Minor', 'K: F#m'],
  ['K:B♭ major', 'K:Bb'],
  ['K:D Dorian', 'K:Ddor'],
  ['C2 [K:E♭ MIX] D2', 'C2 [K:Ebmix] D2'],
  ['K:Am', 'K:Am'],
  ['K:A', 'K:A'],
])('%s is kept as %s, which abcjs can transpose', (written, kept) => expect(toAbcSigns(written)).toBe(kept));
