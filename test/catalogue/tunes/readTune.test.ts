import { describeMelody } from '../../../src/catalogue/tunes/melody';
import { parseMetre } from '../../../src/catalogue/metre';
import { checkTune, readTune } from '../../../src/catalogue/tunes/readTune';
import { songs } from '../../../src/catalogue';

const HEAD = 'X:1\nM:3/4\nL:1/8\nQ:1/4=80\nK:Am\n';
const abc = (music: string, head = HEAD): string => head + music;
/** Music, and the start, the length in eighths, the pitch and the syllable of each note, of which `–` goes on. */
test.each([
  ['A2 ^c2 c2 | =c4 z2 |\nw: Ա-րի, իմ սո', '0+2 A4 Ա, 2+2 C#5 րի,, 4+2 C#5 իմ, 6+4 C5 սո'],
  [
    '(3ABc A2- A2- | A4 B2 |\nw: Ա-րի* իմ _ _ սո~խակ',
    '0+.667 A4 Ա, .667+.667 B4 րի, 1.333+.667 C5 –, 2+8 A4 իմ, 10+2 B4 սո\u00a0խակ',
  ],
  ['A2 B2 c2 |\nw: Ա-րի', '0+2 A4 Ա, 2+2 B4 րի, 4+2 C5'],
  ['!trill!A6 |', '0+6 A4'],
  ['!mordent!(A4 !fermata!B2) |', '0+4 A4, 4+2 B4'],
  [
    'TA4 ~B2 | (3.A.B.c uA2 vB2 | +trill+A6 |',
    '0+4 A4, 4+2 B4, 6+.667 A4, 6.667+.667 B4, 7.333+.667 C5, 8+2 A4, 10+2 B4, 12+6 A4',
  ],
  ['A6 | Z2 | B6 |', '0+6 A4, 18+6 B4'],
  ['A6 | Z | X2 | B6 |', '0+6 A4, 24+6 B4'],
  ['[M:4/4] A8 | Z2 | [M:2/4] Z | B4 |', '0+8 A4, 28+4 B4'],
  ['A2 y B4 | A3 y3 B3 |', '0+2 A4, 2+4 B4, 6+3 A4, 9+3 B4'],
  ['A6 |\nM:4/4\nB8 | c8 |', '0+6 A4, 6+8 B4, 14+8 C5'],
  ['M: 2/4\nA4 | B4 |', '0+4 A4, 4+4 B4'],
  ['[M:2/4] A4 | B4 |', '0+4 A4, 4+4 B4'],
  ['A6 |\nK:D minor\nB6 |', '0+6 A4, 6+6 Bb4'],
  ['A6 |\nL:1/4\nB3 |', '0+6 A4, 6+6 B4'],
  ['A4 B2 | % hello\n% a line\n%%MIDI program 3\nw: Ա-րի % hello', '0+4 A4 Ա, 4+2 B4 րի'],
  ['A4 B2 |\nw: ա֊նուշ', '0+4 A4 ա, 4+2 B4 նուշ'],
  ['A2 B2 c2 |\nw: ա\u2010նու\u2011շա', '0+2 A4 ա, 2+2 B4 նու, 4+2 C5 շա'],
  ['A2 B2 c2 |\nw: ա–նու−շա', '0+2 A4 ա, 2+2 B4 նու, 4+2 C5 շա'],
  ['"^slow"A4 "_A part"B2 |', '0+4 A4, 4+2 B4'],
])('%j sounds %s', (music, sounding) => {
  const NAMES = 'C C# D Eb E F F# G Ab A Bb B'.split(' ');
  const rounded = (time: number): string => String(Number(time.toFixed(3))).replace(/^0(?=\.)/, '');
  const heard = readTune(abc(music)).notes.map(({ start, length, pitch, syllable }) =>
    [
      `${rounded(start * 8)}+${rounded(length * 8)}`,
      `${NAMES[pitch % 12]}${Math.floor(pitch / 12) - 1}`,
      ...(syllable === null ? [] : [syllable || '–']),
    ].join(' '),
  );
  expect(heard.join(', ')).toBe(sounding);
});

test('bars of rest are bars, and a metre on its own line is that of the bars behind it', () => {
  const lengths = (music: string) => readTune(abc(music)).bars.map(({ start, end }) => (end - start) * 8);
  expect(lengths('A6 | Z2 | B6 |')).toEqual([6, 6, 6, 6]);
  expect(readTune(abc('A6 |\nM:2/4\nB4 |')).bars.map(({ metre }) => metre.length * 8)).toEqual([6, 4]);
});

test('bars know their metre and what is missing before an upbeat', () => {
  const { bars } = readTune(abc('A2 | A2 B2 c2 | [M:4/4] A8 | [M:3/4] A4 |]'));
  const told = bars.map(({ start, end, offset, metre }) => [start, end, offset, metre.length]);
  const inEighths = told.map((lengths) => lengths.map((length) => length * 8).join(' '));
  expect(inEighths).toEqual(['0 2 4 6', '2 8 0 6', '8 16 0 8', '16 20 0 6']);
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
