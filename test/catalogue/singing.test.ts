import { songs, TICKS } from '../../src/catalogue';
import { beatsBefore, passageOf, singSong } from '../../src/catalogue/singing';
import { MUSIC, strophe, sungSong, TWO_LINES } from '../support/sungSong';

const EIGHTH = TICKS / 8;

/** When the notes of a song are sung, in eighths, with their pitches and the letters that are sung. */
const sung = (words: string, music: string) => {
  const read = sungSong(words, music);
  return singSong(read).notes.map(({ start, pitch, line, from, to }) => {
    return { at: start / EIGHTH, pitch, letters: read.body.lyrics[line]!.slice(from, to) };
  });
};

test('a tune is sung line by line, letter by letter', () => {
  const notes = sung(strophe(TWO_LINES), MUSIC).map(({ at, pitch, letters }) => `${at} ${pitch} ${letters}`);
  expect(notes).toEqual(['0 69 Ա', '2 71 րի', '4 72 իմ', '6 74 սո', '9 76 խակ']);
});

test('every strophe is sung to it, syllable by syllable, or without letters where it has not as many', () => {
  const words = [TWO_LINES, '[Am]Գարուն է\n[E7]ծաղիկ', '[Am]Եկավ գարունը\n[E7]էլի'].map((lines) =>
    strophe(lines),
  );
  const letters = sung(words.join('\n\n'), MUSIC).map(({ letters: text }) => text);
  expect(letters.slice(5)).toEqual([...['Գա', 'րուն', 'է', 'ծա', 'ղիկ'], ...['', '', '', 'է', 'լի']]);
});

test('lines are sung twice, and refrains again, as the song says', () => {
  const refrain = '{start_of_chorus: Կրկներգ}\n[Am]Նանի\n{end_of_chorus}';
  const sections = [
    strophe(TWO_LINES, '{comment: Կրկնել վերջին տողը}\n'),
    refrain,
    strophe(TWO_LINES),
    '{chorus: Կրկներգ}',
  ];
  const tune = 'A2 B2 c2 | d3 e z2 | f4 g2 |\nw: Ա-րի իմ սո-խակ Նա-նի';
  const read = sungSong(sections.join('\n\n'), tune);
  const { lines, notes } = singSong(read);
  expect(lines.map(({ section }) => section).join('')).toBe('0001223');
  const words = lines.map(({ line }) => read.body.lyrics[line]);
  expect(words).toEqual(['Արի իմ', 'սոխակ', 'սոխակ', 'Նանի', 'Արի իմ', 'սոխակ', 'Նանի']);
  // The recalled line is in a row of its own, after that of the recall's label.
  expect(lines.map(({ row }) => row)).toEqual([0, 1, 1, 5, 7, 8, 10.02]);
  expect(notes.map(({ place }) => place).join('')).toBe('012' + '34' + '34' + '56' + '012' + '34' + '56');
});

test('of refrains with one name, a recall sings the last one above it', () => {
  const refrain = (words: string) => `{start_of_chorus: R}\n[Am]${words}\n{end_of_chorus}`;
  const recall = '{chorus: R}';
  const sections = [refrain('Նանի'), recall, refrain('Օրոր'), '{chorus}', recall, refrain('Քուն')];
  const read = sungSong(sections.join('\n\n'), 'A2 B4 |\nw: Նա-նի');
  const words = singSong(read).lines.map(({ line }) => read.body.lyrics[line]);
  expect(words).toEqual(['Նանի', 'Նանի', 'Օրոր', 'Օրոր', 'Օրոր', 'Քուն']);
});

test('a line with an upbeat waits for its place in the bar', () => {
  const words = strophe('[Am]Արի իմ', '{comment: Կրկնել տունը}\n');
  const upbeat = sung(words, 'A2 | B2 c2 z2 |\nw: Ա-րի իմ').map(({ at }) => at);
  expect(upbeat).toEqual([0, 2, 4, 12, 14, 16]);
  const MUSIC_OF_WHOLE_BARS = 'A2 | B6 | c4 z2 |\nw: Ա-րի իմ';
  const { beats } = singSong(sungSong(words, MUSIC_OF_WHOLE_BARS));
  expect(beats.map(({ start, isFirst }) => [start / EIGHTH, isFirst])).toEqual(
    Array.from({ length: 16 }, (_, beat) => [beat * 2, beat % 3 === 1]),
  );
  const completed = sung(words, 'A2 | B6 | c4 |\nw: Ա-րի իմ').map(({ at }) => at);
  expect(completed).toEqual([0, 2, 8, 12, 14, 20]);
});

test('chords last until the next, and beats know which of them begin a bar', () => {
  const { chords, beats, length } = singSong(sungSong(strophe(TWO_LINES), MUSIC));
  expect(length).toBe(12 * EIGHTH);
  expect(chords).toEqual([
    { written: 'Am', start: 0, length: 6 * EIGHTH },
    { written: 'E7', start: 6 * EIGHTH, length: 6 * EIGHTH },
  ]);
  expect(beats.map(({ start, isFirst }) => [start / EIGHTH, isFirst])).toEqual(
    [0, 2, 4, 6, 8, 10].map((start) => [start, start % 6 === 0]),
  );
});

test('without a tune every chord lasts a bar, of four quarters if the metre is not known', () => {
  const sung = sungSong(strophe('[Am]Արի [E7]իմ'), 'A2 B2 c2 |\nw: Ա-րի իմ');
  const words = { ...sung, phrases: [], time: '6/8' };
  expect(singSong(words)).toMatchObject({ notes: [], length: 12 * EIGHTH });
  expect(singSong(words).chords.map(({ start }) => start / EIGHTH)).toEqual([0, 6]);
  expect(singSong(words).beats).toHaveLength(4);
  expect(singSong({ ...words, time: '' }).chords.map(({ start }) => start / EIGHTH)).toEqual([0, 8]);
});

const withPhrases = songs.filter(({ phrases }) => phrases.length > 0);

test('all songs with a tune can be sung', () => {
  expect(withPhrases.map(({ id }) => id)).toEqual(
    songs.filter(({ tune }) => tune !== '').map(({ id }) => id),
  );
});

test.each(withPhrases)(
  'notes, chords and beats of $title follow each other, each letter is of its line',
  (sungSong) => {
    const { notes, chords, beats, lines, length } = singSong(sungSong);
    for (const parts of [notes, chords, beats, lines]) {
      const starts = parts.map(({ start }) => start);
      expect(starts).toEqual([...starts].sort((a, b) => a - b));
      expect(starts.at(-1) ?? 0).toBeLessThan(length);
    }
    const ends = notes.map(({ start, length: long }) => start + long);
    expect(notes.slice(1).filter(({ start }, index) => ends[index]! > start)).toEqual([]);
    const isInLine = ({ line, from, to }: (typeof notes)[number]) =>
      from <= to && to <= sungSong.body.lyrics[line]!.length;
    expect(notes.filter((note) => !isInLine(note))).toEqual([]);
    const marked = (words: string) => words.match(/\p{L}[՛՞՜]/gu) ?? [];
    const written = sungSong.phrases.map(({ line }) => sungSong.body.lyrics[line]).join('\n');
    expect(marked(sungSong.tune)).toEqual(marked(written));
    // Of the lines that the tune is written for, every word is sung.
    for (const { line, notes: own } of sungSong.phrases) {
      const letters = new Set(
        own.flatMap(([, , , from, to]) => Array.from({ length: to - from }, (_, at) => from + at)),
      );
      const words = [...sungSong.body.lyrics[line]!].flatMap((letter, at) =>
        /\p{L}/u.test(letter) ? [at] : [],
      );
      expect(words.filter((at) => !letters.has(at) && at >= Math.min(...letters))).toEqual([]);
    }
  },
);

test.each([
  ['Արի իմ', ['Ա', 'րի', 'իմ']],
  ['Գարուն', ['Գա', 'Գա', 'րուն']],
  ['Եկավ գարունը', ['', '', '']],
])('«%s» is sung to three notes of which the first has no vowel that is written', (line, letters) => {
  const tune = 'A2 B2 c2 |\nw: Կ-տրի իմ';
  const strophes = ['Կտրի իմ', line].map((words) => strophe(`[Am]${words}`));
  const moved = sung(strophes.join('\n\n'), tune).slice(3);
  expect(moved.map(({ letters: text }) => text)).toEqual(letters);
});

test('a bar is counted in, or what an upbeat leaves of it if that is half of it at least', () => {
  const before = (start: number, begins: number) =>
    beatsBefore({ start, begins, bar: 720, beat: 240 }).map(({ start: at, isFirst }) => [at, isFirst]);
  expect(before(0, 0)).toEqual([-720, -480, -240].map((at) => [at, at % 720 === 0]));
  expect(before(480, 480)).toEqual([0, 240].map((at) => [at, at % 720 === 0]));
  expect(before(240, 240)).toEqual([-720, -480, -240, 0].map((at) => [at, at % 720 === 0]));
  expect(beatsBefore({ start: 0, begins: 0, bar: 0, beat: 0 })).toEqual([]);
});

test.each([
  [24, 0, 'X..'],
  [24, 2, 'X...'],
  [28, 1, 'X..X'],
  [28, 3, 'X.'],
  [30, 0, 'X...'],
])('song %i counts line %i in by the metre in which it is sung', (id, line, counted) => {
  const beats = beatsBefore(singSong(songs[id]!).lines[line]!);
  expect(beats.map(({ isFirst }) => (isFirst ? 'X' : '.')).join('')).toBe(counted);
});

test.each(songs)('every line and strophe of song $id can follow itself and lead on in time', (song) => {
  const singing = singSong(song);
  const { lines } = singing;
  const wrong = lines.flatMap(({ section, start }, index) => {
    const last = lines.findLastIndex((line) => line.section === section);
    const ways = [
      [index, index],
      [index, Math.min(index + 1, lines.length - 1)],
      [last, index],
    ] as const;
    return ways.filter(([end, next]) => {
      const { from, singing: sung } = passageOf(singing, [index, end], next);
      const [ended, { begins, bar }] = [sung.lines.at(-1)!, lines[next]!];
      const filled = ended.ends + sung.length - ended.start - ended.length - begins;
      const isInTime = bar === 0 || Math.abs(Math.round(filled / bar) * bar - filled) < 5e-5;
      const ends = [...sung.notes, ...sung.chords].map((part) => part.start + part.length);
      const hasEnds = Math.max(...ends) < sung.length + 1e-4;
      return !(from === start && sung.lines.length === end + 1 && isInTime && hasEnds);
    });
  });
  expect(wrong).toEqual([]);
});
