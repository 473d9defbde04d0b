import { makeSongs } from '../../../src/build/bench/benchSongs';
import { describeSongs } from '../../support/songChecks';

test('the same songs are made each time', () => {
  expect(makeSongs(60)).toEqual(makeSongs(60));
});

test('ten thousand songs differ', () => {
  const songs = makeSongs(10_000);
  const names = songs.map(({ title, author }) => `${title} ${author}`);
  expect(new Set(names).size).toBe(10_000);
  expect(new Set(songs.map(({ body }) => body.lyrics.join('\n'))).size).toBe(10_000);
});

describeSongs(makeSongs(20));
