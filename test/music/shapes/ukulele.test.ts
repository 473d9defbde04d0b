import { adviseCapo, stringPitches } from '../../../src/music/shapes';
import { UKULELE } from '../../../src/music/shapes/ukulele';

const SHAPES =
  'C 0003 | Am 2000 | F 2010 | G 0232 | G7 0212 | Dm 2210 | D 2220 | Em 0432 | A 2100 | A7 0100 | E7 1202 | ' +
  'C7 0001 | D7 2223 | Hm 4222 | H7 2322 | Bb 3211 | Gm 0231 | Cm 0333 | F#m 2120 | Am7 0000 | C/E 0003 | ' +
  'Am/G 0000 | C5 0033 | C9 3203 | Cmaj9 4203 | Dm7 2213 | Fmaj7 2413 | E7b9 1212 | Db 1114';

test.each(SHAPES.split(' | ').map((row) => row.split(' ')))('%s is played %s', (chord = '', frets) => {
  expect(UKULELE.voicingsOf(chord)[0]?.frets.join('')).toBe(frets);
});

test('a shape by rule has a finger for each fret', () => {
  expect(UKULELE.voicingsOf('C9')[0]).toMatchObject({ frets: [3, 2, 0, 3], fingers: [2, 1, null, 3] });
});

test('its first string sounds above the next two', () => {
  expect(stringPitches(UKULELE.voicingsOf('Am')[0]!, 2, UKULELE.tuning)).toEqual([71, 62, 66, 71]);
});

test('a capo is advised for its own shapes', () => {
  expect(adviseCapo(['Dm', 'Gm', 'A7'], UKULELE)[0]).toMatchObject({ capo: 0, barreCount: 0 });
  expect(adviseCapo(['Hm', 'Em', 'F#7'], UKULELE)[0]).toMatchObject({ capo: 2, shapes: ['Am', 'Dm', 'E7'] });
});
