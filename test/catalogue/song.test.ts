import { parseSongId, parseVideoId, repeatedLines } from '../../src/catalogue';

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
