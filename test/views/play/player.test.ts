import { songs, TICKS, type Song } from '../../../src/catalogue';
import { secondsPerTick } from '../../../src/catalogue/metre';
import { singSong } from '../../../src/catalogue/singing';
import {
  beatsPlayed,
  coursesInTurn,
  mostBeatsInBar,
  passageCourse,
  sungAt,
  withoutTune,
} from '../../../src/views/play/player/playSong';
import { stringPitches, voicingsOf } from '../../../src/music/shapes';
import { keyOf, songInKey } from '../../../src/state';
import { makeScore, voicesOf } from '../../../src/views/play/player/songScore';
import { makeTapTempo } from '../../../src/views/play/useTempo';
import { strophe, sungSong } from '../../support/sungSong';

test.each(songs)('song $id sounds at once, from its beginning and from every fourth of its lines', (song) => {
  const singing = singSong(song);
  const score = makeScore(singing, inKey(song), 'strummed');
  const heard = new Set(voicesOf(song, singing).filter((voice) => voice !== 'metronome'));
  const pace = { secondsPerTick: secondsPerTick(song.time || '4/4', song.tempo || 80), isCountedIn: false };
  for (const { start } of singing.lines.filter((_, index) => index % 4 === 0)) {
    const { music, momentAt } = passageCourse(singing, score, heard, { ...pace, from: start });
    const [first] = music.sounds;
    expect(first!.time).toBeLessThan(0.24);
    expect(momentAt(-0.06).sung).not.toBeNull();
  }
});

/** Beats of 10 ticks in bars of so many, the first bar from 0 on. */
const bars = (...lengths: number[]) =>
  lengths
    .flatMap((length) => Array.from({ length }, (_, place) => place === 0))
    .map((isFirst, index) => ({ start: index * 10, isFirst, hasTune: true }));
const placesFrom = (from: number, countIn: { start: number; isFirst: boolean }[] = []) =>
  beatsPlayed({ beats: bars(3, 4, 3) }, { from, secondsPerTick: 0.05, countIn }).map(({ place }) => place);

test('beats are counted within their bars, wherever in a bar playing begins', () => {
  expect(placesFrom(0)).toEqual([0, 1, 2, 0, 1, 2, 3, 0, 1, 2]);
  expect(placesFrom(11)).toEqual([2, 0, 1, 2, 3, 0, 1, 2]);
});

test('beats counted in go before, and an upbeat counts on from them', () => {
  const countIn = [0, 10, 20, 30].map((start) => ({ start, isFirst: start === 0 || start === 30 }));
  expect(placesFrom(40, countIn)).toEqual([0, 1, 2, 0, 1, 2, 3, 0, 1, 2]);
});

test.each([
  [28, 4],
  [30, 4],
  [46, 0],
])('song %i has as many dots as its longest bar has counted beats: %i', (id, count) => {
  expect(mostBeatsInBar(singSong(songs[id]!))).toBe(count);
});

test('where a line begins with a rest, no note is sung, not even the last one of the line before', () => {
  const words = strophe('[Am]Արի իմ', '{comment: Կրկնել տունը}\n');
  const singing = singSong(sungSong(words, 'z2 A2 B2 | c6 |\nw: Ա-րի իմ'));
  const { start } = singing.lines[1]!;
  const notes = [start - 1, start, start + TICKS / 4].map((tick) => sungAt(singing, tick, 0)?.place);
  expect(notes).toEqual([2, undefined, 0]);
});

test('a song that goes on in the middle of a note marks this note before it sounds, and never an earlier one', () => {
  const singing = singSong(yeraz);
  const [first, second, third] = singing.notes.map(({ start }) => start) as [number, number, number];
  const placesFrom = (from: number, ...ticks: number[]) =>
    ticks.map((tick) => sungAt(singing, tick, from)?.place);
  expect(placesFrom(second + 1, first, second + 1, third)).toEqual([1, 1, 2]);
  expect(placesFrom(first, first - 1, first)).toEqual([undefined, 0]);
});

const yeraz = songs[12]!;
const inKey = (song: Song, capo?: number) =>
  songInKey(song, keyOf({ transpose: song.transpose, capo }), 'written');

test.each<[how: string, song: Song, capo: number | undefined, way: number, chord: string, fret: number]>([
  ['as written', yeraz, undefined, 0, 'Em', 0],
  ['two semitones up', { ...yeraz, transpose: 2 }, undefined, 2, 'F#m', 0],
  ['six up, as far as six down', { ...yeraz, transpose: 6 }, undefined, 6, 'Bbm', 0],
  ['one down, which is nearer than eleven up', { ...yeraz, transpose: 11 }, undefined, -1, 'Ebm', 0],
  ['over a capo, whose shapes are lower', yeraz, 2, 0, 'Dm', 2],
  ['over the capo of the song itself', { ...yeraz, capo: 3 }, undefined, 3, 'Em', 3],
])('%s, the melody begins on its first note over the easiest voicing', (_, song, capo, way, chord, fret) => {
  const { notes, chords } = makeScore(singSong(song), inKey(song, capo), 'strummed');
  expect(notes[0]!.pitch).toBe(yeraz.melody!.first.pitch + way);
  expect(chords[0]!.pitches).toEqual(stringPitches(voicingsOf(chord)[0]!, fret));
});

test('a bar begins before a line that has an upbeat', () => {
  const singing = singSong(sungSong(strophe('[Am]Արի իմ'), 'A2 | B6 | c4 z2 |\nw: Ա-րի իմ'));
  const { bars } = makeScore(singing, inKey(yeraz), 'strummed');
  expect(bars.map(({ start }) => (start * 8) / TICKS)).toEqual([-4, 2, 8]);
});

test.each([
  [24, '3/4 4/4'],
  [28, '12/8 9/8 6/8'],
  [30, '10/8'],
  [39, '6/4'],
  [45, ''],
])('song %i is accompanied in %s', (id, metres) => {
  const { bars } = makeScore(singSong(songs[id]!), inKey(songs[id]!), 'strummed');
  expect([...new Set(bars.map(({ metre }) => metre))].join(' ')).toBe(metres);
});

test('what is no chord is not struck', () => {
  const singing = { ...singSong(yeraz), chords: [{ start: 0, length: 720, written: 'N.C.' }] };
  expect(makeScore(singing, inKey(yeraz, 0), 'strummed').chords[0]!.pitches).toEqual([]);
});

test('a song has the parts that its file knows', () => {
  const voices = (song: Song) => voicesOf(song, singSong(song));
  expect(voices(yeraz)).toEqual(['tune', 'chords', 'metronome']);
  expect(voices(songs[0]!)).toEqual(['chords', 'metronome']);
  expect(voices(songs[14]!)).toEqual(['chords', 'metronome']);
  expect(voices(songs[45]!)).toEqual(['tune', 'chords']);
});

/** The tempo after taps at such times, in milliseconds. */
const tapped = (...times: number[]): number | null => {
  const tap = makeTapTempo();
  return times.map(tap).at(-1)!;
};

test.each([
  [[1000], null],
  [[1000, 1500], 120],
  [[1000, 1500, 2500], 80],
  [[0, 1000, 6000, 6600], 100],
])('taps at %j come to %j beats a minute', (times, tempo) => expect(tapped(...times)).toBe(tempo));

test('only the last taps count', () => {
  const slow = Array.from({ length: 10 }, (_, index) => index * 1000);
  const fast = Array.from({ length: 8 }, (_, index) => 9500 + index * 500);
  expect(tapped(...slow, ...fast)).toBe(120);
});

test('passes follow each other, each in its own tempo, and an echo goes on without the tune', () => {
  const notes = [10, 20].map((start) => ({ start, length: 10, pitch: 60 + start }));
  const singing = { lines: [], notes: [], chords: [], beats: [], length: 30 };
  const score = { notes, chords: [], bars: [], accompaniment: 'strummed' as const, beats: [], length: 30 };
  const pass = (from: number, secondsPerTick: number) =>
    passageCourse(singing, score, new Set(['tune'] as const), { from, secondsPerTick, isCountedIn: true });
  const passes = [pass(20, 0.1), withoutTune(pass(10, 0.05)), pass(10, 0.05)];
  const { music, momentAt, tickAt } = coursesInTurn(passes, 3);
  expect([...music.sounds].map(({ time, pitch }) => `${time}: ${pitch}`).join()).toBe('0: 80,2: 70,2.5: 80');
  expect(music.length).toBe(3);
  const reached = [0, 0.5, 1, 1.75, 2.5].map((time) => `${momentAt(time).pass}: ${tickAt(time)}`);
  expect(reached).toEqual(['3: 20', '3: 25', '4: 10', '4: 25', '5: 20']);
});
