import { TICKS } from '../../src/catalogue';
import { singSong } from '../../src/catalogue/singing';
import { beatsFrom, metreInTicks, secondsPerTick } from '../../src/catalogue/metre';
import { MUSIC, strophe, sungSong, TWO_LINES } from '../support/sungSong';

const EIGHTH = TICKS / 8;

test('a line with other chords has another tune, which nobody knows', () => {
  const words = `${strophe(TWO_LINES)}\n\n${strophe('[Am]Գարուն է\n[Dm]ծաղիկ')}`;
  const { lines, notes } = singSong(sungSong(words, MUSIC));
  expect(lines.map(({ line, hasTune }) => `${line} ${hasTune}`).join()).toBe('0 true,1 true,3 true,4 false');
  expect(notes.filter(({ line }) => line === 4)).toEqual([]);
});

test('a line of no known tune gets the mean of the others, in whole bars, its chords spread over the beats', () => {
  const words = `${strophe('[Am]Արի իմ\n[E7]սոխակ')}\n\n${strophe('[Am]Նա[Dm]նի [E]նա')}`;
  const { lines, chords, beats, length } = singSong(
    sungSong(words, 'A2 B2 c2 | d6 | e2 f4 |\nw: Ա-րի իմ * սո-խակ'),
  );
  expect(lines.map(({ start }) => start / EIGHTH)).toEqual([0, 12, 18]);
  expect(length).toBe(30 * EIGHTH);
  const spread = chords.slice(2).map(({ start, written }) => `${start / EIGHTH} ${written}`);
  expect(spread).toEqual(['18 Am', '22 Dm', '26 E']);
  const untuned = beats.filter(({ hasTune }) => !hasTune);
  expect(untuned.map(({ start }) => start / EIGHTH)).toEqual([18, 20, 22, 24, 26, 28]);
  expect(untuned.map(({ isFirst }) => isFirst)).toEqual([true, false, false, true, false, false]);
});

test('in a free tune such a line has no beats', () => {
  const free = { ...sungSong(`${strophe(TWO_LINES)}\n\n${strophe('[Am]Նա[Dm]նի')}`, MUSIC), time: '' };
  const phrases = free.phrases.map((phrase) => ({ ...phrase, begins: 0, ends: 0, bar: 0, beat: 0 }));
  const { lines, chords, beats, length } = singSong({ ...free, phrases });
  expect(lines.at(-1)).toMatchObject({ line: 3, start: 12 * EIGHTH, bar: 0, hasTune: false });
  expect(chords.slice(2).map(({ start }) => start / EIGHTH)).toEqual([12, 15]);
  expect(beats).toEqual([]);
  expect(length).toBe(18 * EIGHTH);
});

test('a strophe of no known tune has its time between the refrains', () => {
  const refrain = '{start_of_chorus: Կրկներգ}\n[Am]Նանի\n{end_of_chorus}';
  const words = `${refrain}\n\n${strophe(TWO_LINES)}\n\n{chorus: Կրկներգ}`;
  const { lines } = singSong(sungSong(words, 'A3 B3 |\nw: Նա-նի'));
  const told = lines.map(({ start, hasTune }) => `${start / EIGHTH} ${hasTune}`);
  expect(told).toEqual(['0 true', '6 false', '12 false', '18 true']);
});

test('a quarter at sixty lasts a second, and so does a dotted one where the beats are dotted', () => {
  expect(secondsPerTick('3/4', 60) * 240).toBeCloseTo(1, 9);
  expect(secondsPerTick('6/8', 60) * 360).toBeCloseTo(1, 9);
  expect(secondsPerTick('10/8', 60) * 240).toBeCloseTo(1, 9);
});

test.each([
  [0, [0, 240, 480, 720], [0, 720]],
  [120, [120, 360, 600, 840], [600]],
  [480, [0, 240, 480, 720], [240]],
])('from %i ticks into a bar on, its beats keep to their places', (place, starts, firsts) => {
  const beats = beatsFrom(0, 900, { bar: 720, beat: 240 }, place);
  expect(beats.map(({ start }) => start)).toEqual(starts);
  expect(beats.filter(({ isFirst }) => isFirst).map(({ start }) => start)).toEqual(firsts);
});

test.each([
  ['5/8', '2 3'],
  ['7/8', '2 2 3'],
  ['10/8', '3 2 2 3'],
  ['6/8', '3 3'],
  ['3/4', '2 2 2'],
])('a bar of %s is counted in groups of %s eighths', (time, groups) => {
  const metre = metreInTicks(time);
  const starts = [...beatsFrom(0, metre.bar, metre).map(({ start }) => start), metre.bar];
  expect(starts.slice(1).map((start, index) => ((start - starts[index]!) * 8) / TICKS)).toEqual(
    groups.split(' ').map(Number),
  );
});
