import abcjs from 'abcjs';
import { songs } from '../../../../src/catalogue';
import { layLines, type Measured } from '../../../../src/views/play/staff/layLines';
import { lineEnds } from '../../../../src/views/play/staff/tuneText';

const HEAD = 30;

/** Measures every letter of a tune alike; a bar line that is not drawn is none. */
function byLetters(abc: string): Measured {
  const ends = lineEnds(abc).filter(({ kind }) => kind !== 'gap');
  const music = abc.indexOf('\n', abc.indexOf('K:'));
  const bars = ends.map(({ at }, index) => {
    const from = ends[index - 1]?.at ?? music;
    return abc.slice(from, at).replaceAll(/^w:.*$|\[\|\]|\s/gm, '').length * 10;
  });
  return { head: HEAD, bars };
}

test.each([
  ['bars that fit', 'C4 D4 | E4 F4 | G4 A4 | C8 |]', 100, 'C4 D4 | E4 F4 | G4 A4 | C8 |]', [1]],
  [
    'a bar wider than a line',
    'C4 D4 | EFGA Bcde | C4 D4 |]',
    70,
    'C4 D4 | EFGA [|] Bcde | C4 D4 |]',
    [0, 1, 2],
  ],
  ['gaps of a wide bar', 'C2 D2 E2 F2 |]', 70, 'C2 D2 E2 [|] F2 |]', [0]],
  [
    'slurs, ties and triplets',
    '(C2 D2) E2- E2 (3F G A B2 |]',
    40,
    '(C2 D2) [|] E2- E2 [|] (3F G A [|] B2 |]',
    [0, 1, 2],
  ],
  ['a repeated part', '|: C8 | D8 :|\n|: E8 | F8 :|', 1000, '|: E8 | F8 :|', [2]],
])('%s: lines end where they can', (_, music, room, set, breaks) => {
  const { text, lineBreaks } = layLines(`X:1\nM:4/4\nL:1/8\nK:C\n${music}\n`, byLetters, HEAD + room, 1);
  expect(text.trim().split('\n').at(-1)).toBe(set);
  expect(lineBreaks).toEqual(breaks);
});

test('a tune whose bars fit is measured once', () => {
  const asked: string[] = [];
  const tune = 'X:1\nM:4/4\nL:1/8\nK:C\nC4 D4 | E4 F4 |]\n';
  layLines(tune, (abc) => (asked.push(abc), byLetters(abc)), HEAD + 70, 1);
  expect(asked).toEqual([tune]);
});

test.each(songs.filter(({ tune }) => tune !== '').map((song) => [song.title, song] as const))(
  'on a narrow staff %s keeps all of its notes and words',
  (_, { tune }) => {
    const notesOf = (abc: string) =>
      abcjs.parseOnly(abc)[0].lines.flatMap((line) =>
        (line.staff?.[0]?.voices?.[0] ?? []).flatMap((element) => {
          const { el_type, duration, pitches, lyric } = element as unknown as Record<string, unknown>;
          const [first] = (pitches ?? []) as { name: string }[];
          return el_type === 'note' ? [{ duration, name: first?.name, lyric }] : [];
        }),
      );
    expect(notesOf(layLines(tune, byLetters, HEAD + 100, 1).text)).toEqual(notesOf(tune));
  },
);
