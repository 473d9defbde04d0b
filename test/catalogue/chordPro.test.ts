import { parseChordPro, parseSongId, parseVideoId } from '../../src/catalogue';

const HEAD = '{title: Օրոր}\n{artist: Ժողովրդական}\n{key: Am}\n{copyright: Ժողովրդական երգ։}\n';
const song = (body: string, head = HEAD) => parseChordPro(`${head}\n${body}\n`, '12-oror.cho');
const nbsp = (chords: string): string => chords.replaceAll(' ', '\u00a0');

test('a song file becomes the entity, lyrics and chords aligned', () => {
  const head = `${HEAD.replace('{copyright', '{capo: 3}\n{time: 6/8}\n{copyright')}{meta: youtube SLUz3JIKspg}\n{meta: language fr}\n`;
  expect(song('1. [Am]Քուն ե[Dm]ղիր [E7] [Am]\n\n[Am] [H7]\nԿրկներգ', head)).toEqual({
    title: 'Օրոր',
    author: 'Ժողովրդական',
    key: 'Am',
    capo: 3,
    time: '6/8',
    language: 'fr',
    rights: 'Ժողովրդական երգ։',
    youtube: 'SLUz3JIKspg',
    body: {
      lyrics: ['1. Քուն եղիր', '', '', 'Կրկներգ'],
      chords: [nbsp('   Am    Dm  E7 Am'), '', nbsp('Am H7'), ''],
    },
  });
});

test('words are brought to NFC, so that a column is a character', () => {
  const { body } = song('[C]Te\u0301moin [G]du soir');
  expect(body).toEqual({ lyrics: ['Témoin du soir'], chords: [nbsp('C      G')] });
});

test.each<[reason: string, body: string, head?: string]>([
  [':6: «Xm» cannot be read as a chord', '[Xm]Քուն'],
  [':6: «B7» has a bare B', '[B7]Քուն'],
  [':6: «G/B» has a bare B', '[G/B]Քուն'],
  [':6: «Аm» cannot be read as a chord', '[Аm]Քուն'],
  [':6: «Dm» stands too close to the chord before it', '[Am7]Քու[Dm]ն եղիր'],
  [':6: a bracket is not closed or not opened', '[AmՔուն'],
  [':7: a bracket is not closed or not opened', 'Քուն\n{comment: x}'],
  [':6: only ordinary spaces may part words', 'Քուն\u00a0եղիր'],
  [':6: the words begin with a space', ' Քուն'],
  [':8: two blank lines in a row', 'Քուն\n\n\nեղիր'],
  [':1: «title» is missing', 'Քուն', HEAD.replace(/.*\n/, '')],
  [':1: «copyright» is missing', 'Քուն', HEAD.replace(/\{copy.*\n/, '')],
  [':5: «title» stands twice', 'Քուն', `${HEAD}{title: Այլ}\n`],
  [':5: «{subtitle: x}» is no known directive', 'Քուն', `${HEAD}{subtitle: x}\n`],
  [':5: «capo» has no value', 'Քուն', `${HEAD}{capo: }\n`],
  ['«B» is no key', 'Քուն', HEAD.replace('Am', 'B')],
  ['«x» is no fret', 'Քուն', `${HEAD}{capo: x}\n`],
  ['«waltz» is no time signature', 'Քուն', `${HEAD}{time: waltz}\n`],
  ['«abc» is no video', 'Քուն', `${HEAD}{meta: youtube abc}\n`],
  ['«de» is no language', 'Քուն', `${HEAD}{meta: language de}\n`],
])('a malformed song is refused with file, line and reason: %s', (reason, body, head = HEAD) => {
  expect(() => song(body, head)).toThrow(reason);
  expect(() => song(body, head)).toThrow(/^12-oror\.cho:\d+: /);
});

test('a file without words is refused', () => {
  expect(() => parseChordPro(HEAD, '12-oror.cho')).toThrow('12-oror.cho:1: ');
  expect(() => parseChordPro('', '12-oror.cho')).toThrow('12-oror.cho:1: ');
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
