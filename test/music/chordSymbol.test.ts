import { isChordSymbol, isNoChord } from '../../src/music';

const READ =
  'C Am H Bb F#m Dm7 Gmaj7 E7 Asus Dsus4 Asus2 G7sus4 Hdim F#dim7 Caug C+ Hm7b5 E7b9 C7b5 Cadd9 Am6 C6/9 ' +
  'D/F# Am/G C7/Bb Am(maj7) C(add9) E7#9 G13 A5 F°7 Hø7 Eb B Bbm7/Ab Hmi Ami7 D69 Em69 G7alt';

test.each(READ.split(' '))('%s is a chord', (token) => expect(isChordSymbol(token)).toBe(true));

test.each(['', 'a', 'Coda', 'Fine', 'x2', 'Ամ', 'Аm', 'AmDm', 'C/', '/C', 'H-7x', 'N.C.', '(Am)', 'I'])(
  '%j is no chord',
  (token) => expect(isChordSymbol(token)).toBe(false),
);

test('only N.C. and N.C say that nothing is played', () => {
  expect(['N.C.', 'N.C', 'NC', 'C'].map(isNoChord)).toEqual([true, true, false, false]);
});
