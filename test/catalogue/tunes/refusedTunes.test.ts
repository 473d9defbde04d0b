import fc from 'fast-check';
import { SongFileError } from '../../../src/catalogue/chordPro/problems';
import { readTune } from '../../../src/catalogue/tunes/readTune';

const HEAD = 'X:1\nM:3/4\nL:1/8\nQ:1/4=80\nK:Am\n';

function errorOf(abc: string): unknown {
  try {
    readTune(abc);
    return null;
  } catch (error) {
    return error;
  }
}

test.each<[string, head: string, music: string, reason: string, line: number]>([
  ['a head that is not whole', 'X:1\nK:Am\n', 'A2 |', 'not with «K:Am» in line 2', 2],
  ['a title', HEAD.replace('M:', 'T:Oror\nM:'), 'A6 |', 'not with «T:Oror»', 2],
  ['a head in another order', 'X:1\nL:1/8\nM:3/4\nK:Am\n', 'A6 |', 'not with «L:1/8»', 2],
  ['a composer before the key', HEAD.replace('K:', 'C:Komitas\nK:'), 'A6 |', 'not with «C:Komitas»', 5],
  ['another number', HEAD.replace('X:1', 'X:2'), 'A6 |', 'not with «X:2»', 1],
  ['a head alone', 'X:1\nM:3/4\nL:1/8', '', 'not with «»', 4],
  ['a key with accidentals of its own', HEAD.replace('K:Am', 'K:Em ^g'), 'A6 |', '«K:Em ^g» is no key', 5],
  ['a small tonic', HEAD.replace('K:Am', 'K:am'), 'A6 |', '«K:am» is no key', 5],
  ['a tempo in words', HEAD.replace('1/4=80', '"Andante"'), 'A6 |', 'not with «Q:"Andante"»', 4],
  ['a tempo by no note', HEAD.replace('1/4=80', '1/0=80'), 'A6 |', 'not with «Q:1/0=80»', 4],
  ['a metre of no note', HEAD.replace('3/4', '4/0'), 'A6 |', '«M:4/0» is no metre', 2],
  ['a metre without beats', HEAD.replace('3/4', '0/4'), 'A6 |', '«M:0/4» is no metre', 2],
  ['a metre beyond measure', HEAD.replace('3/4', '99999999/4'), 'A6 |', 'is no metre', 2],
  ['a metre in the head by its sign', HEAD.replace('3/4', 'C|'), 'A6 |', '«M:C|» is no metre', 2],
  ['a change to no metre', HEAD, 'A6 |\nA6 | [M:4/0] A8 |', '«[M:4/0]» is no metre', 7],
  ['a line with no metre', HEAD, 'A6 |\nM:4/0\nA8 |', '«M:4/0» is no metre', 7],
  ['a metre by its sign', HEAD, 'A6 | [M:C] A8 |', '«[M:C]» is no metre', 6],
  ['a metre that ends', HEAD, 'A6 |\nM:none\nA8 |', '«M:none» is no metre', 7],
  ['notes of no length', HEAD.replace('1/8', '1/0'), 'A6 |', '«L:1/0» is no length', 3],
  ['a note beyond measure', HEAD, 'A99999999999 |', '«99999999999» in «A99999999999 |» is no length', 6],
  ['rests beyond measure', HEAD, 'A6 | Z99999999 |', '«99999999» in', 6],
  ['a part of nothing', HEAD, 'A/0 |', '«/0» in «A/0 |» is no length', 6],
  ['bars of rest without a metre', HEAD.replace('3/4', 'none'), 'A6 | Z2 |', 'a free tune has no bars', 6],
  ['silence', HEAD, 'z6 |', 'the tune has no notes', 0],
  ['a syllable too many', HEAD, 'A6 |\nw: ա\nB6 |\nw: Ա-րի', 'no note is left for «րի»', 9],
  ['a dash as a syllable', HEAD, 'A4 B2 |\nw: ա — նուշ', 'no note is left for «նուշ»', 7],
  ['words for two lines', HEAD, 'A4 B2 |\nc4 B2 |\nw: a b c d', '«c d»: each line of notes has its own', 8],
  ['a syllable under a tied note', HEAD, 'A4- A2 | B6 |\nw: a b', '«b» stands under a note that is tied', 6],
  ['the same one line on', HEAD, 'A6- |\nw: a\nA4 B2 |\nw: b c', '«b» stands under a note that is tied', 8],
  ['an accent by a backslash', HEAD, "A4 B2 |\nw: \\'e a", 'a backslash in the words', 7],
  ['a tilde by a backslash', HEAD, 'A4 B2 |\nw: a\\~b c', 'a backslash in the words', 7],
  ['a chord', HEAD, '"Am"A6 |', '«"Am"» is a chord inside the tune', 6],
  ['a chord behind other words', HEAD, 'A6 |\n"^slow"A4 "Dm7/G"B2 |', '«"Dm7/G"» is a chord inside', 7],
  ['a chord as a remark', HEAD, '"^Am"A6 |', '«"^Am"» is a chord inside the tune', 6],
  ['two verses', HEAD, 'A6 |\nw: ա\nw: բ', 'has two lines of words', 8],
  ['grace notes', HEAD, '{AB}A6 |', 'grace notes', 6],
  ['several notes at once', HEAD, 'A6 |\n[CEG]6 |', 'several notes at once', 7],
  ['several notes in another order', HEAD, '[GEC]6 |', 'several notes at once', 6],
  ['one note twice', HEAD, '[CC]6 |', 'several notes at once', 6],
  ['two voices', HEAD, 'A6 & E6 |', 'several voices at once', 6],
  ['named voices', HEAD, 'V:1\nA6 |\nV:2\nE6 |', '«V:1» has no place inside a tune', 6],
  ['a voice within a line', HEAD, '[V:2] A6 |', '«[V:2]» has no place', 6],
  ['a change of tempo', HEAD, 'A6 | [Q:1/4=100] B6 |', '«[Q:1/4=100]» has no place', 6],
  ['a change of tempo on its line', HEAD, 'A6 |\nQ:1/4=100\nB6 |', '«Q:1/4=100» has no place', 7],
  ['a second tune', HEAD, 'A6 |\nX:2\nK:C\nA6 |', '«X:2» has no place', 7],
  ['more behind a blank line', HEAD, 'A6 |\n\nB6 |', 'a blank line ends a tune', 7],
  ['a line that goes on', HEAD, 'A6 |\nw: a\n+: b', '«+: b» has no place', 8],
  ['a quarter tone', HEAD, '^/F6 |', 'a quarter tone cannot be played', 6],
  ['a bar that is too long', HEAD, 'A6 | A8 | A6 |', 'bar 2 of the tune lasts 1 of a whole note', 6],
  ['a first bar that is too long', HEAD, 'A8 | A6 |', 'bar 1 of the tune', 6],
  ['a bar that is too short', HEAD, 'A6 |\nA4 | A6 | A6 |', 'bar 2 of the tune', 7],
  ['what is no music', HEAD, 'A6 | $ % ] Ա |', '«A6 | $» cannot be read from «$» on', 6],
  ['letters that are no notes', HEAD, 'A6 |\nԱ6 |', '«Ա6 |» cannot be read from «Ա6 |» on', 7],
])('%s is refused, with its line', (_, head, music, reason, line) => {
  const error = errorOf(head + music);
  expect(error).toBeInstanceOf(SongFileError);
  expect(error).toMatchObject({ message: expect.stringContaining(reason) as string, tuneLine: line });
  expect(error).not.toMatchObject({ message: expect.stringContaining('<') as string });
});

test('whatever stands in a tune is read or refused, with no markup and no end of the program', () => {
  const pieces = 'A|B2|c/|[M:3/4]|[CE]|!trill!|Z|y|(3|{|&|w: ա-|\n|%|/0|99|M:|K:|^/|"|:|-|[|]|>'.split('|');
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces, '|'), { maxLength: 12 }), (music) => {
      const error = errorOf(HEAD + music.join(''));
      if (error === null) return;
      expect(error).toBeInstanceOf(SongFileError);
      expect(error).not.toMatchObject({ message: expect.stringContaining('<span') as string });
    }),
    { numRuns: 500 },
  );
});
