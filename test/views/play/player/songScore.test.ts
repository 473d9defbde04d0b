import { songs, type Song } from '../../../../src/catalogue';
import { singSong } from '../../../../src/catalogue/singing';
import { stringPitches, voicingsOf } from '../../../../src/music/shapes';
import { keyOf, songInKey } from '../../../../src/state';
import { makeScore, partsOf } from '../../../../src/views/play/player/songScore';

const yeraz = songs[12]!;
const inKey = (song: Song, capo?: number) =>
  songInKey(song, keyOf({ transpose: song.transpose, capo }), 'written');

test.each<[how: string, song: Song, capo: number | undefined, way: number, chord: string, fret: number]>([
  ['as written', yeraz, undefined, 0, 'Em', 0],
  ['two semitones up', { ...yeraz, transpose: 2 }, undefined, 2, 'F#m', 0],
  ['one down, which is nearer than eleven up', { ...yeraz, transpose: 11 }, undefined, -1, 'Ebm', 0],
  ['over a capo, whose shapes are lower', yeraz, 2, 0, 'Dm', 2],
  ['over the capo of the song itself', { ...yeraz, capo: 3 }, undefined, 3, 'Em', 3],
])('%s, the melody begins on its first note over the easiest voicing', (_, song, capo, way, chord, fret) => {
  const { notes, chords } = makeScore(singSong(song)!, inKey(song, capo));
  expect(notes[0]!.pitch).toBe(yeraz.melody!.first.pitch + way);
  expect(chords[0]!.pitches).toEqual(stringPitches(voicingsOf(chord)[0]!, fret));
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
