import { songs, type Song } from '../../../../src/catalogue';
import { singSong } from '../../../../src/catalogue/singing';
import { stringPitches, voicingsOf } from '../../../../src/music/shapes';
import { keyOf, songInKey } from '../../../../src/state';
import { makeScore, partsOf } from '../../../../src/views/play/player/songScore';

const yeraz = songs[12]!;
const inKey = (song: Song, capo?: number) =>
  songInKey(song, keyOf({ transpose: song.transpose, capo }), 'written');
const scoreOf = (song: Song, capo?: number) => makeScore(singSong(song)!, inKey(song, capo));
const voicing = (chord: string, capo = 0) => stringPitches(voicingsOf(chord)[0]!, capo);

test('as written, the melody begins on its first note and its chord is the easiest voicing', () => {
  const { notes, chords } = scoreOf(yeraz);
  expect(notes[0]!.pitch).toBe(yeraz.melody!.first.pitch);
  expect(chords[0]!.pitches).toEqual(voicing('Em'));
});

test.each([
  [2, 2],
  [11, -1],
])('transposed by %i, the melody moves the shorter way by %i', (transpose, way) => {
  const { notes } = scoreOf({ ...yeraz, transpose });
  expect(notes[0]!.pitch).toBe(yeraz.melody!.first.pitch + way);
});

test('over another capo other shapes sound, and the melody stays', () => {
  const { notes, chords } = scoreOf(yeraz, 2);
  expect(notes[0]!.pitch).toBe(yeraz.melody!.first.pitch);
  expect(chords[0]!.pitches).toEqual(voicing('Dm', 2));
});

test('over the capo of the song itself everything is higher than written', () => {
  const { notes, chords } = scoreOf({ ...yeraz, capo: 3 });
  expect(notes[0]!.pitch).toBe(yeraz.melody!.first.pitch + 3);
  expect(chords[0]!.pitches).toEqual(voicing('Em', 3));
});

test('what is no chord is not struck', () => {
  const singing = { ...singSong(yeraz)!, chords: [{ start: 0, length: 720, written: 'N.C.' }] };
  expect(makeScore(singing, inKey(yeraz, 0)).chords[0]!.pitches).toEqual([]);
});

test('a song has the parts that its file knows', () => {
  const parts = (song: Song) => partsOf(song, singSong(song));
  expect(parts(yeraz)).toEqual(['both', 'melody', 'chords', 'metronome']);
  expect(parts(songs[0]!)).toEqual(['chords', 'metronome']);
  expect(parts(songs[14]!)).toEqual(['metronome']);
});
