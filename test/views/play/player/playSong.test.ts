import { songs, TICKS } from '../../../../src/catalogue';
import { singSong } from '../../../../src/catalogue/singing';
import { beatsPlayed, mostBeatsInBar, sungAt } from '../../../../src/views/play/player/playSong';
import { strophe, sungSong } from '../../../support/sungSong';

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
  [46, 0],
])('song %i has as many dots as its longest bar has beats: %i', (id, count) => {
  expect(mostBeatsInBar(singSong(songs[id]!)!)).toBe(count);
});

test('where a line begins with a rest, no note is sung, not even the last one of the line before', () => {
  const words = strophe('[Am]Արի իմ', '{comment: Կրկնել տունը}\n');
  const singing = singSong(sungSong(words, 'z2 A2 B2 | c6 |\nw: Ա-րի իմ'))!;
  const { start } = singing.lines[1]!;
  const notes = [start - 1, start, start + TICKS / 4].map((tick) => sungAt(singing, tick, 0)?.place);
  expect(notes).toEqual([2, undefined, 0]);
});
