import { parseSongId, parseVideoId, repeatedLines, repeatsOf, songs, sungLines } from '../../src/catalogue';

test.each([
  ['Կրկնել վերջին տողը', 1],
  ['Կրկնել վերջին չորս տողը', 4],
  ['Bis : deux derniers vers', 2],
  ['Կրկնել տունը', Infinity],
  ['Bis : le refrain', Infinity],
  ['Կրկնել', null],
  ['Կրկներգ', null],
])('the mark %s repeats %s lines', (mark, lines) => {
  expect(repeatedLines(mark)).toBe(lines);
});

/** A song of one strophe with such lines below its number. */
const strophe = (...lyrics: string[]) => ({
  body: { lyrics, chords: lyrics.map(() => '') },
  sections: [{ kind: 'verse' as const, label: '1.', from: 0, to: lyrics.length }],
});

test('words are sung behind a number and behind a cue, but not where they are a chord', () => {
  const places = (...lyrics: string[]) => sungLines(strophe(...lyrics)).map(({ line, from }) => [line, from]);
  expect(places('1. Լաո', '(Աղջիկ) Լաո', 'Կրկնել վերջին տողը', '(Am) Լաո')).toEqual([
    [0, 3],
    [1, 8],
    [3, 0],
  ]);
  expect(places('1. (Տղա) Լաո')).toEqual([[0, 9]]);
});

test('a mark repeats the lines of words before it in its strophe', () => {
  const [one, two, all] = ['Կրկնել վերջին տողը', 'Կրկնել վերջին երկու տողը', 'Կրկնել տունը'];
  expect(repeatsOf(strophe('1. ա', 'բ', 'գ', two, 'դ', one))).toEqual([
    { lines: [1, 2], mark: 3 },
    { lines: [4], mark: 5 },
  ]);
  expect(repeatsOf(strophe('1. ա', 'բ', 'գ', all))).toEqual([{ lines: [0, 1, 2], mark: 3 }]);
});

test('every mark of the songbook repeats lines that follow each other and end above it', () => {
  const repeats = songs.flatMap(repeatsOf);
  expect(repeats).toHaveLength(songs.flatMap(({ body }) => body.lyrics).filter(repeatedLines).length);
  for (const { lines, mark } of repeats)
    expect(lines).toEqual(lines.map((_, index) => mark - lines.length + index));
});

test.each([
  ['0', 0],
  ['7', 7],
  ['50', 50],
  ['51', null],
  ['07', null],
  ['-1', null],
  ['1e1', null],
  ['x', null],
  ['', null],
])('the id %j of an address is read as %j', (address, id) => {
  expect(parseSongId(address, 51)).toBe(id);
});

test.each([
  ['SLUz3JIKspg', 'SLUz3JIKspg'],
  ['https://www.youtube.com/watch?v=gp51g8OB5cU', 'gp51g8OB5cU'],
  ['https://www.youtube.com/watch?list=a&v=gp51g8OB5cU&t=3', 'gp51g8OB5cU'],
  ['https://example.org/watch?v=gp51g8OB5cU', null],
  ['javascript:alert(1)', null],
  ['short', null],
  ['', null],
])('the video of %j is %j', (youtube, id) => {
  expect(parseVideoId(youtube)).toBe(id);
});
