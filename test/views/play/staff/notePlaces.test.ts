import { songs } from '../../../../src/catalogue';
import { notePlaces } from '../../../../src/views/play/staff/tuneText';

test('tied notes are one, rests are none', () => {
  expect(notePlaces('X:1\nM:4/4\nL:1/8\nK:C\nC2 D2- D2 z2 | E8- | E4 F4 |]\n')).toEqual([0, 1, 1, 2, 2, 3]);
});

test.each(songs.filter(({ tune }) => tune !== '').map((song) => [song.title, song] as const))(
  'the staff of %s has the notes that are sung',
  (_, { tune, phrases }) => {
    expect(notePlaces(tune).at(-1)! + 1).toBe(phrases.flatMap(({ notes }) => notes).length);
  },
);
