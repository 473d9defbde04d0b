import { parseChordPro } from '../../src/catalogue';
import { readSong, readSongFiles } from '../../src/catalogue/readSongFiles';
import { file, HEAD, parseSong, song } from '../support/parseSong';
import { temporaryFolder } from '../support/temporaryFolder';

test.each<[reason: string, body: string, head?: string]>([
  [':6: «Xm» cannot be read as a chord', '[Xm]Քուն'],
  [':6: «B7» has a bare B: write H for B natural and Bb for B flat', '[B7]Քուն'],
  [':6: «G/B» has a bare B', '[G/B]Քուն'],
  [':6: «Аm» cannot be read as a chord', '[Аm]Քուն'],
  [':6: a bracket is not closed or not opened', '[AmՔուն'],
  [':7: a bracket is not closed or not opened', 'Քուն\nե}ղիր'],
  [':6: only ordinary spaces may part words', 'Քուն\u00a0եղիր'],
  [':7: «Կրկնել տունը» is no words: write {comment: Կրկնել տունը}', 'Քուն\n[Am]Կրկնել տունը'],
  [':7: «end_of_verse» ends no such section', 'Քուն\n{end_of_verse}'],
  [':8: «start_of_chorus» stands inside another section', '{start_of_verse}\nՔուն\n{start_of_chorus}'],
  [':7: «start_of_verse» has no words', '{start_of_verse}\n{end_of_verse}'],
  [':7: «start_of_verse» has no «end_of_verse»', '{start_of_verse}\nՔուն'],
  [':7: «start_of_abc» has no «end_of_abc»', 'Քուն\n{start_of_abc}\nX:1'],
  [':7: the tune is empty', 'Քուն\n{start_of_abc}\n{end_of_abc}'],
  [
    ':10: the song has a second tune',
    'Քուն\n{start_of_abc}\nX:1\n{end_of_abc}\n{start_of_abc}\nX:1\n{end_of_abc}',
  ],
  [':6: «chorus» recalls no refrain', '{chorus}'],
  [':10: «chorus» recalls no refrain', '{start_of_chorus: Կրկներգ}\nՕրոր\n{end_of_chorus}\n\n{chorus: Այլ}'],
  [':7: «Կրկնել տունը» does not stand below the lines', 'Քուն\n{comment: Կրկնել տունը}'],
  [
    ':8: «Կրկնել վերջին երկու տողը» does not stand',
    '{start_of_verse}\nՔուն\n{comment: Կրկնել վերջին երկու տողը}\n{end_of_verse}',
  ],
  [':1: «title» is missing', 'Քուն', HEAD.replace(/.*\n/, '')],
  [':1: «copyright» is missing', 'Քուն', HEAD.replace(/\{copy.*\n/, '')],
  [':5: «capo» has no value', 'Քուն', `${HEAD}{capo: }\n`],
  [':3: «Bm» has a bare B: write H for B natural', 'Քուն', HEAD.replace('Am', 'Bm')],
  [':3: «moll» cannot be read as a chord', 'Քուն', HEAD.replace('Am', 'moll')],
  [':3: «N.C.» is no key', 'Քուն', HEAD.replace('Am', 'N.C.')],
  [':5: «x» is no fret', 'Քուն', `${HEAD}{capo: x}\n`],
  [':5: «waltz» is no time signature', 'Քուն', `${HEAD}{time: waltz}\n`],
  [':5: «fast» is no tempo', 'Քուն', `${HEAD}{tempo: fast}\n`],
  [':5: «Րաֆֆի;; Ջիվանի» leaves a name out', 'Քուն', `${HEAD}{lyricist: Րաֆֆի;; Ջիվանի}\n`],
  [':5: «c. 1900» is no time: write 1907, 1903/1904, 189X or 18XX', 'Քուն', `${HEAD}{year: c. 1900}\n`],
  [':5: «1XXX» is no time', 'Քուն', `${HEAD}{year: 1XXX}\n`],
  [':5: «rock» is no kind of song: write patriotic, lyrical', 'Քուն', `${HEAD}{meta: kind rock}\n`],
  [':5: «abc» is no video', 'Քուն', `${HEAD}{meta: youtube abc}\n`],
  [':5: «de» is no language', 'Քուն', `${HEAD}{meta: language de}\n`],
  [':5: «ear» is no evidence', 'Քուն', `${HEAD}{meta: chords ear}\n`],
  [':1: chords from a melody or a chart name a «meta: source»', 'Քուն', `${HEAD}{meta: chords chart}\n`],
  [':5: chords from a melody or a chart name', 'Քուն', `${HEAD}{meta: source example.org}\n`],
  [':5: «dominant» is no shared remark: write', 'Քուն', `${HEAD}{meta: remark dominant}\n`],
  [':5: «B7» has a bare B', 'Քուն', `${HEAD}{meta: remark Ավարտը՝ (B7)։}\n`],
  [':5: «french» is no notation', 'Քուն', `${HEAD}{meta: notation french}\n`],
  [':6: «tempo» stands twice', 'Քուն', `${HEAD}{tempo: 80}\n{tempo: 90}\n`],
  [':5: «artist» is no directive of a song file', 'Քուն', `${HEAD}{artist: Այլ}\n`],
  [':5: «meta: artist» is no directive of a song file', 'Քուն', `${HEAD}{meta: artist Այլ}\n`],
  [':6: «constructor» is no directive of a song file', '{constructor: x}\nՔուն'],
  [':6: the comment «softly» does not say what is repeated', '{comment: softly}\nՔուն'],
  [':6: «*coda» cannot be read as a chord', '[*coda]Քուն'],
  [':6: «» cannot be read as a chord', 'Քուն[]'],
])('a malformed song is refused with file, line and reason: %s', (reason, body, head = HEAD) => {
  expect(() => song(body, head)).toThrow(`12-oror.cho${reason.startsWith(':') ? reason : ''}`);
});

test('all that is wrong with a file is named at once', () => {
  const { song: read, problems } = parseChordPro('{title: Օրոր}\n{capo: 12}\n\n[Xm]Քուն\n[B]եղիր\n{chorus}');
  expect(read).toBeNull();
  expect(problems.map(({ line, reason }) => `${line} ${reason.slice(0, 22)}`)).toEqual([
    '1 «subtitle» is missing',
    '1 «key» is missing',
    '1 «copyright» is missing',
    '2 «12» is no fret for a ',
    '4 «Xm» cannot be read as',
    '5 «B» has a bare B: writ',
    '6 «chorus» recalls no re',
  ]);
});

test('a fact that is malformed is named once', () => {
  const problems = (head: string): readonly string[] =>
    parseChordPro(file('Քուն', head)).problems.map(({ line, reason }) => `${line} ${reason}`);
  expect(problems(HEAD.replace(' Օրոր', ''))).toEqual(['1 «title» has no value']);
  expect(problems(`${HEAD}{meta: chords ear}\n{meta: source example.org}\n`)).toEqual([
    '5 «ear» is no evidence: write melody, chart, suggested',
  ]);
});

test('a file without words is refused', () => {
  expect(() => parseSong(HEAD, '12-oror.cho')).toThrow('12-oror.cho:4: the song has no words');
  expect(() => parseSong('', '12-oror.cho')).toThrow('12-oror.cho:1: ');
});

const SONG = file('[Am]Քուն եղիր');
const TUNE = '\n{start_of_abc}\nX:1\nM:none\nL:1/8\nK:Am\nA4 c2 E2\nw: Քուն ե-ղիր\n{end_of_abc}\n';
const { pathOf, write } = temporaryFolder();

test('songs are read in the order of their numbers', () => {
  write('01-b.cho', SONG.replace('Օրոր', 'Երկրորդ'));
  write('00-a.cho', SONG);
  expect(readSongFiles(pathOf()).map(({ title }) => title)).toEqual(['Օրոր', 'Երկրորդ']);
});

test.each([
  ['a gap in the numbers', '02-c.cho', SONG, '02-c.cho: number 1 is expected here'],
  ['a number given twice', '00-c.cho', SONG, '00-c.cho: number 1 is expected here'],
  ['another kind of name', 'Oror.cho', SONG, 'Oror.cho: not named NN-name.cho'],
  [
    'a malformed song',
    '01-c.cho',
    SONG.replace('[Am]', '[Xy]'),
    '01-c.cho:6: «Xy» cannot be read as a chord',
  ],
  [
    'a maker who is not credited',
    '01-c.cho',
    SONG.replace('{key', '{composer: Գաբրիել Երանյան}\n{key'),
    '01-c.cho:2: «Գաբրիել Երանյան» made the song and is not in its «subtitle»',
  ],
  ['a malformed tune', '01-c.cho', SONG + TUNE.replace('K:Am\n', ''), '01-c.cho:8: a tune begins with X:1'],
  ['a tune in another key', '01-c.cho', SONG + TUNE.replace('K:Am', 'K:Dm'), '01-c.cho:8: the tune is in D'],
])('%s stops the reading', (_, name, text, reason) => {
  write('00-a.cho', SONG);
  write(name, text);
  expect(() => readSongFiles(pathOf())).toThrow(reason);
});

test('all that is wrong with all files is said at once', () => {
  write('00-a.cho', SONG.replace('[Am]', '[Xy]').replace('{key: Am}\n', ''));
  write('01-b.cho', SONG.replace('[Am]', '[B]'));
  expect(() => readSongFiles(pathOf())).toThrow(
    /^00-a\.cho:1: «key» is missing\n00-a\.cho:5: «Xy» cannot.*\n01-b\.cho:6: «B» has a bare B/,
  );
});

test('a song without a tune has no melody', () => {
  expect(readSong(SONG + TUNE).song!.melody).toMatchObject({ last: 'E', mode: null });
  expect(readSong(SONG).song!.melody).toBeNull();
});
