import { songs } from '../../../src/catalogue';
import { hasColumnsOnPaper } from '../../../src/views/song/sheetLayout';
import { placeChords } from '../../../src/music';

const lineOf = (length: number) => placeChords('ա'.repeat(length), 'Am');

test('columns on paper are for songs that are long and narrow', () => {
  const shortSong = Array.from({ length: 20 }, () => lineOf(20));
  const long = Array.from({ length: 30 }, () => lineOf(20));
  expect(hasColumnsOnPaper(shortSong)).toBe(false);
  expect(hasColumnsOnPaper(long)).toBe(true);
  expect(hasColumnsOnPaper([...long, lineOf(60)])).toBe(false);
});

test('songs of the catalogue are of both kinds', () => {
  const kinds = songs.map(({ body }) =>
    hasColumnsOnPaper(body.lyrics.map((lyric, index) => placeChords(lyric, body.chords[index]!))),
  );
  expect(new Set(kinds).size).toBe(2);
});
