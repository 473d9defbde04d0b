import { describeMelody } from '../../../src/catalogue/tunes/melody';
import { parseMetre } from '../../../src/catalogue/metre';
import { checkTune, readTune } from '../../../src/catalogue/tunes/readTune';
import { songs } from '../../../src/catalogue';

const HEAD = 'X:1\nM:3/4\nL:1/8\nQ:1/4=80\nK:Am\n';
const abc = (music: string, head = HEAD): string => head + music;
const notes = (music: string, head?: string) =>
  readTune(abc(music, head)).notes.map(({ start, length, pitch, syllable }) => [
    Number((start * 8).toFixed(3)),
    Number((length * 8).toFixed(3)),
    pitch,
    syllable,
  ]);

test('notes with their times in eighths, their pitches and their syllables', () => {
  expect(notes('A2 ^c2 c2 | =c4 z2 |\nw: Ա-րի, իմ սո')).toEqual([
    [0, 2, 69, 'Ա'],
    [2, 2, 73, 'րի,'],
    [4, 2, 73, 'իմ'],
    [6, 4, 72, 'սո'],
  ]);
});

test('ties, triplets, syllables that go on and two words on a note', () => {
  expect(notes('(3ABc A2- A2- | A4 B2 |\nw: Ա-րի* իմ _ _ սո~խակ')).toEqual([
    [0, 0.667, 69, 'Ա'],
    [0.667, 0.667, 71, 'րի'],
    [1.333, 0.667, 72, ''],
    [2, 8, 69, 'իմ'],
    [10, 2, 71, 'սո\u00a0խակ'],
  ]);
});

test('music without words is not sung', () => {
  expect(notes('A2 B2 c2 |\nw: Ա-րի')[2]![3]).toBeNull();
});

test('a change of tempo takes no time', () => {
  const music = 'A2 B2 c2 | [Q:1/4=60] d2 e2 f2 |\nw: Ա-րի իմ սո-խակ նա';
  expect(notes(music)).toEqual(notes(music.replace('[Q:1/4=60] ', '')));
});

test('bars know their metre and what is missing before an upbeat', () => {
  const { bars } = readTune(abc('A2 | A2 B2 c2 | [M:4/4] A8 | [M:3/4] A4 |]'));
  expect(
    bars.map(({ start, end, offset, metre }) => [start * 8, end * 8, offset * 8, metre.length * 8]),
  ).toEqual([
    [0, 2, 4, 6],
    [2, 8, 0, 6],
    [8, 16, 0, 8],
    [16, 20, 0, 6],
  ]);
});

test('a free tune has no bars and no metre', () => {
  const { time, bars, tempo } = readTune(abc('A7 B3 |', 'X:1\nM:none\nL:1/8\nK:Ddor\n'));
  expect([time, bars, tempo]).toEqual(['', [], 0]);
});

test.each([
  ['1/4=80', '3/4', 80],
  ['3/8=53', '6/8', 53],
  ['1/4=81', '6/8', 54],
  ['1/2=60', '4/4', 120],
])('Q:%s in %s is %i beats a minute', (tempo, time, beats) => {
  expect(readTune(`X:1\nM:${time}\nL:1/8\nQ:${tempo}\nK:Am\nA2 |`).tempo).toBe(beats);
});

test.each([
  ['a head that is not whole', 'X:1\nK:Am\n', 'A2 |', 'a tune begins with'],
  ['a key with accidentals of its own', HEAD.replace('K:Am', 'K:Em ^g'), 'A6 |', 'the key of a tune'],
  ['a tempo in words', HEAD.replace('1/4=80', '"Andante"'), 'A6 |', 'a tune begins with'],
  ['a metre by its sign', HEAD, 'A6 | [M:C] A8 |', 'a change of metre inside'],
  ['silence', HEAD, 'z6 |', 'the tune has no notes'],
  ['a syllable too many', HEAD, 'A6 |\nw: Ա-րի', 'more syllables than notes'],
  ['grace notes', HEAD, '{AB}A6 |', 'grace notes'],
  ['a bar that is too long', HEAD, 'A6 | A8 | A6 |', 'bar 2 of the tune lasts 1 of a whole note'],
  ['a first bar that is too long', HEAD, 'A8 | A6 |', 'bar 1 of the tune'],
  ['a bar that is too short', HEAD, 'A6 | A4 | A6 | A6 |', 'bar 2 of the tune'],
  ['what is no music', HEAD, 'A6 | $ % ] Ա |', 'cannot be read'],
])('%s is refused', (_, head, music, reason) => {
  expect(() => readTune(abc(music, head))).toThrow(reason);
});

test.each([
  ['key', { key: 'Em' }],
  ['metre', { time: '4/4' }],
  ['tempo', { tempo: 81 }],
])('a tune whose %s is not that of its song is refused', (_, other) => {
  const song = { ...songs[0]!, key: 'Am', time: '3/4', tempo: 80 };
  const tune = readTune(abc('A6 |'));
  expect(() => checkTune(tune, song)).not.toThrow();
  expect(() => checkTune(tune, { ...song, ...other })).toThrow('the tune');
});

test.each([
  ['2/4', [0], 2],
  ['3/4', [0], 2],
  ['4/4', [0, 4], 2],
  ['6/8', [0, 3], 3],
  ['9/8', [0], 3],
  ['12/8', [0, 6], 3],
  ['6/4', [0, 6], 2],
  ['10/8', [0, 5], 1],
])('in %s the strong beats are at the eighths %j, and a beat has %i', (time, strong, beat) => {
  const metre = parseMetre(time);
  expect(metre.strong.map((place) => place * 8)).toEqual(strong);
  expect(metre.beat * 8).toBe(beat);
});

test.each([
  ['CDEFGABc C', 'C', 'major'],
  ['ABcdefga A', 'Am', 'minor'],
  ['ABcdef^ga A', 'Am', 'harmonicMinor'],
  ['DEFGABcd D', 'Ddor', 'dorian'],
  ['GABcdefg G', 'Gmix', 'mixolydian'],
  ['EFGABcde E', 'Ephr', 'phrygian'],
  ['EF^GABcde E', 'Am', 'hijaz'],
  ['C^CD^DE^F^G C', 'C', null],
  ['CDEGA C', 'C', 'major'],
  ['ABceg A', 'Am', 'minor'],
  ['DEGA D', 'Ddor', null],
])('a tune of the notes %s is in the mode %s: %s', (music, key, mode) => {
  const melody = describeMelody(readTune(`X:1\nM:none\nL:1/8\nK:${key}\n${music}`));
  expect(melody.mode).toBe(mode);
});

test('a note in passing does not change the mode', () => {
  const scale = 'A4 B4 c4 d4 e4 f4 g4 a4 g4 f4 e4 d4 c4 B4';
  const modeOf = (passing: string) =>
    describeMelody(readTune(`X:1\nM:none\nL:1/8\nK:Am\n${scale} ${passing} A4`)).mode;
  expect([modeOf('^G'), modeOf('^G8')]).toEqual(['minor', null]);
});

test('a melody tells its range, its middle, its first and its last note, spelled as its key is', () => {
  expect(describeMelody(readTune(abc('A2 E2 ^g2 | B6 |')))).toMatchObject({
    lowest: { pitch: 64, name: 'E' },
    highest: { pitch: 80, name: 'G#' },
    middle: 71,
    first: { pitch: 69, name: 'A' },
    last: 'H',
  });
  const flat = describeMelody(readTune('X:1\nM:none\nL:1/8\nK:Dm\nB2 ^F2 D2'));
  expect([flat.first.name, flat.highest.name, flat.last]).toEqual(['Bb', 'Bb', 'D']);
});
