import { readSong, readSongFiles } from '../../src/catalogue/readSongFiles';
import { file } from '../support/parseSong';
import { temporaryFolder } from '../support/temporaryFolder';

const SONG = file('{start_of_verse}\n[Am]Քուն եղիր\n{end_of_verse}');
const TUNE = '\n{start_of_abc}\nX:1\nM:none\nL:1/8\nK:Am\nA4 c2 E2\nw: Քուն ե-ղիր\n{end_of_abc}\n';
const { pathOf, write } = temporaryFolder();

/** The song with its tune, with a part of one of them in the place of what is written. */
const withSong = (from: string, to: string): string => SONG.replace(from, to) + TUNE;
const withTune = (from: string, to: string): string => SONG + TUNE.replace(from, to);

test('songs are read in the order of their numbers', () => {
  write('01-b.cho', SONG.replace('Օրոր', 'Երկրորդ'));
  write('00-a.cho', SONG);
  expect(readSongFiles(pathOf()).map(({ title }) => title)).toEqual(['Օրոր', 'Երկրորդ']);
});

test.each([
  ['[Am]Քուն [Dm7]եղիր', 'Dm'],
  ['[Am]Քուն [D-]եղիր', 'Dm'],
  ['[Am]Քուն [Cma7]եղիր', 'C'],
  ['[Am]Քուն [Gmaj7]եղիր', 'G'],
  ['Քուն եղիր', 'C'],
])('without a key, %s is in %s', (words, key) => {
  const text = file(`{start_of_verse}\n${words}\n{end_of_verse}`).replace(/\{key.*\n/, '');
  expect(readSong(text, false).song).toMatchObject({ key });
});

const UNSHOWN = ' semitones, the staff would not show note 2';

test.each<[what: string, text: string, reason: string, name?: string]>([
  ['a gap in the numbers', SONG, '1: the name of the file begins with 02, and 1 is next', '02-c.cho'],
  ['a number given twice', SONG, '1: the name of the file begins with 00, and 1 is next', '00-c.cho'],
  ['another kind of name', SONG, '1: the file is not named NN-name.cho', 'Oror.cho'],
  ['a malformed tune', withTune('K:Am\n', ''), '14: a tune begins with X:1'],
  ['a tune with a fault', withTune('A4 c2', '[Ac]4 c2'), '15: several notes'],
  ['a tune with a fault in its head', withTune('none', '4/0'), '12: «M:4/0» is no'],
  ['a line that is no music', withTune('w:', '+:'), '16: «+: Քուն ե-ղիր» has no place'],
  ['two signs for a low note in a bar', withTune('A4 c2', '_A,4 =A,2'), `15: moved by 0${UNSHOWN}`],
  ['two high ones', withTune('A4 c2', "_a'4 =a'2"), `15: moved by 0${UNSHOWN}`],
  ['a sign in one octave alone', withTune('A4 c2', '^C4 c2'), `15: moved by -5${UNSHOWN}`],
  ['a change of key inside a line', withTune('A4 c2', 'A4 [K:D] c2'), `15: moved by 4${UNSHOWN}`],
  [
    'a tune that is moved with its capo',
    withTune('A4 c2', '_a4 =a2').replace('{key', '{capo: 3}\n{key'),
    `16: moved by 3${UNSHOWN}`,
  ],
  ['words of another song', withTune('ե-ղիր', 'ա-րի'), "15: the tune's syllable «ա»"],
  ['a tune in another mode', withTune('K:Am', 'K:A'), '10: the tune is in A, the song in Am'],
  ['a tune in another key', withTune('K:Am', 'K:Dm'), '10: the tune is in D'],
  [
    'a tune between directives with blanks',
    withTune('A4', '[Ac]4').replaceAll(/\{([^}]*abc)\}/g, '{ $1 }'),
    '15: several notes',
  ],
])('%s stops the reading', (_, text, reason, name = '01-c.cho') => {
  write('00-a.cho', SONG);
  write(name, text);
  expect(() => readSongFiles(pathOf())).toThrow(`${name}:${reason}`);
});

test('all that is wrong with all files is said at once', () => {
  write('00-a.cho', SONG.replace('[Am]', '[Xy]').replace('{key: Am}\n', ''));
  write('01-b.cho', SONG.replace('[Am]', '[B]'));
  expect(() => readSongFiles(pathOf())).toThrow(
    /00-a\.cho:1: «key» is missing\n.*00-a\.cho:6: «Xy» cannot.*\n.*01-b\.cho:7: «B» has a bare B/,
  );
});

test('a song without a tune has no melody', () => {
  expect(readSong(SONG + TUNE).song!.melody).toMatchObject({ last: 'E', mode: null });
  expect(readSong(SONG).song!.melody).toBeNull();
});

test.each([
  ['{key: F♯m}', 'K:F#m'],
  ['{key: F#m}', 'K:F♯m'],
  ['{key: F♯m}', 'K:F♯ minor'],
])('a song in %s has a tune in %s', (key, ofTune) => {
  const { problems, song: read } = readSong(withSong('{key: Am}', key).replace('K:Am', ofTune));
  expect(problems).toEqual([]);
  expect(read!.tune).not.toContain('♯');
});

test('hyphens of other scripts part the syllables of a tune, and are drawn as those of ABC notation', () => {
  const { song: read } = readSong(withTune('ե-ղիր', 'ե֊ղիր'));
  expect(read!.tune).toContain('ե-ղիր');
  expect(read!.phrases[0]!.notes).toEqual(readSong(SONG + TUNE).song!.phrases[0]!.notes);
});

test('a file with the line ends of an old Mac is read, with its tune', () => {
  expect(readSong((SONG + TUNE).replaceAll('\n', '\r'))).toEqual(readSong(SONG + TUNE));
  const { problems } = readSong(withTune('A4', 'B8 |: [Ac]4').replaceAll('\n', '\r'));
  expect(problems.map(({ line }) => line)).toEqual([15]);
});
