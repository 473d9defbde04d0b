import fc from 'fast-check';
import { songs, TICKS, type Song } from '../../src/catalogue';
import { readSong } from '../../src/catalogue/readSongFiles';
import { beatsBefore, metreInTicks, secondsPerTick, singSong } from '../../src/catalogue/singing';
import { moveLetters } from '../../src/catalogue/syllables';

const EIGHTH = TICKS / 8;
const HEAD = '{title: Օրոր}\n{subtitle: Ժողովրդական}\n{copyright: Ազատ}\n{key: Am}\n';
const EVIDENCE = '{meta: chords melody}\n{meta: source example.org}\n';

/** A song of these words with this music in 3/4. */
function song(words: string, music: string): Song {
  const tune = `{start_of_abc}\nX:1\nM:3/4\nL:1/8\nQ:1/4=60\nK:Am\n${music}\n{end_of_abc}`;
  const read = readSong(`${HEAD}{time: 3/4}\n{tempo: 60}\n${EVIDENCE}\n${words}\n\n${tune}\n`);
  expect(read.problems).toEqual([]);
  return read.song as unknown as Song;
}

const TWO_LINES = '[Am]Արի իմ\n[E7]սոխակ';
const MUSIC = 'A2 B2 c2 | d3 e z2 |\nw: Ա-րի իմ սո-խակ';
const strophe = (words: string, more = ''): string => `{sov}\n${words}\n${more}{eov}`;

/** When the notes of a song are sung, in eighths, with their pitches and the letters that are sung. */
const sung = (words: string, music: string) => {
  const read = song(words, music);
  return singSong(read)!.notes.map(({ start, pitch, line, from, to }) => [
    start / EIGHTH,
    pitch,
    read.body.lyrics[line]!.slice(from, to),
  ]);
};

test('a tune is sung line by line, letter by letter', () => {
  expect(sung(strophe(TWO_LINES), MUSIC)).toEqual([
    [0, 69, 'Ա'],
    [2, 71, 'րի'],
    [4, 72, 'իմ'],
    [6, 74, 'սո'],
    [9, 76, 'խակ'],
  ]);
});

test('every strophe is sung to it, syllable by syllable, or without letters where it has not as many', () => {
  const words = [TWO_LINES, '[Am]Գարուն է\n[E7]ծաղիկ', '[Am]Եկավ գարունը\n[E7]էլի'].map((lines) =>
    strophe(lines),
  );
  const letters = sung(words.join('\n\n'), MUSIC).map(([, , text]) => text);
  expect(letters.slice(5)).toEqual([...['Գա', 'րուն', 'է', 'ծա', 'ղիկ'], ...['', '', '', 'է', 'լի']]);
});

test('a line with other chords has another tune, which nobody knows', () => {
  const words = `${strophe(TWO_LINES)}\n\n${strophe('[Am]Գարուն է\n[Dm]ծաղիկ')}`;
  expect(singSong(song(words, MUSIC))!.lines.map(({ line }) => line)).toEqual([0, 1, 3]);
});

test('lines are sung twice, and refrains again, as the song says', () => {
  const refrain = '{soc: Կրկներգ}\n[Am]Նանի\n{eoc}';
  const words = [
    strophe(TWO_LINES, '{c: Կրկնել վերջին տողը}\n'),
    refrain,
    strophe(TWO_LINES),
    '{chorus: Կրկներգ}',
  ];
  const tune = 'A2 B2 c2 | d3 e z2 | f4 g2 |\nw: Ա-րի իմ սո-խակ Նա-նի';
  const read = song(words.join('\n\n'), tune);
  const lines = singSong(read)!.lines.map(({ line }) => read.body.lyrics[line]);
  expect(lines).toEqual(['Արի իմ', 'սոխակ', 'սոխակ', 'Նանի', 'Արի իմ', 'սոխակ', 'Նանի']);
});

test('a refrain does not follow itself where the strophe between has no tune', () => {
  const words = ['{soc: Կրկներգ}\n[Am]Նանի\n{eoc}', strophe(TWO_LINES), '{chorus: Կրկներգ}'].join('\n\n');
  expect(singSong(song(words, 'A3 B3 |\nw: Նա-նի'))!.lines).toHaveLength(1);
});

test('a line with an upbeat waits for its place in the bar', () => {
  const words = strophe('[Am]Արի իմ', '{c: Կրկնել տունը}\n');
  const upbeat = sung(words, 'A2 | B2 c2 z2 |\nw: Ա-րի իմ').map(([start]) => start);
  expect(upbeat).toEqual([0, 2, 4, 12, 14, 16]);
  const completed = sung(words, 'A2 | B6 | c4 |\nw: Ա-րի իմ').map(([start]) => start);
  expect(completed).toEqual([0, 2, 8, 12, 14, 20]);
});

test('chords last until the next, and beats know which of them begin a bar', () => {
  const { chords, beats, length } = singSong(song(strophe(TWO_LINES), MUSIC))!;
  expect(length).toBe(12 * EIGHTH);
  expect(chords).toEqual([
    { written: 'Am', start: 0, length: 6 * EIGHTH },
    { written: 'E7', start: 6 * EIGHTH, length: 6 * EIGHTH },
  ]);
  expect(beats.map(({ start, isFirst }) => [start / EIGHTH, isFirst])).toEqual(
    [0, 2, 4, 6, 8, 10].map((start) => [start, start % 6 === 0]),
  );
});

test('without a tune every chord lasts a bar, if the metre and the tempo are known', () => {
  const words = {
    ...song(strophe('[Am]Արի [E7]իմ'), 'A2 B2 c2 |\nw: Ա-րի իմ'),
    phrases: [],
    time: '6/8',
    tempo: 50,
  };
  expect(singSong(words)).toMatchObject({ notes: [], length: 12 * EIGHTH });
  expect(singSong(words)!.chords.map(({ start }) => start / EIGHTH)).toEqual([0, 6]);
  expect(singSong(words)!.beats).toHaveLength(4);
  expect(singSong({ ...words, tempo: 0 })).toBeNull();
  expect(singSong({ ...words, time: '' })).toBeNull();
});

test.each([
  ['3/4', 720, 240],
  ['6/8', 720, 360],
  ['10/8', 1200, 120],
])('a bar of %s has %i ticks, a beat %i', (time, bar, beat) => {
  expect(metreInTicks(time)).toEqual({ bar, beat });
});

test('a quarter at sixty lasts a second, and so does a dotted one where the beats are dotted', () => {
  expect(secondsPerTick('3/4', 60) * 240).toBeCloseTo(1, 9);
  expect(secondsPerTick('6/8', 60) * 360).toBeCloseTo(1, 9);
  expect(secondsPerTick('10/8', 60) * 240).toBeCloseTo(1, 9);
});

const withPhrases = songs.filter(({ phrases }) => phrases.length > 0);

test('all songs with a tune can be sung', () => {
  expect(withPhrases.map(({ id }) => id)).toEqual(
    songs.filter(({ tune }) => tune !== '').map(({ id }) => id),
  );
});

test.each(withPhrases.map((sungSong) => [`${sungSong.id} ${sungSong.title}`, sungSong] as const))(
  'notes, chords and beats of %s come one after the other, and every letter is of its line',
  (_, sungSong) => {
    const { notes, chords, beats, lines, length } = singSong(sungSong)!;
    for (const parts of [notes, chords, beats, lines]) {
      const starts = parts.map(({ start }) => start);
      expect(starts).toEqual([...starts].sort((a, b) => a - b));
      expect(starts.at(-1) ?? 0).toBeLessThan(length);
    }
    notes.slice(1).forEach(({ start }, index) => {
      expect(notes[index]!.start + notes[index]!.length).toBeLessThanOrEqual(start);
    });
    for (const { line, from, to } of notes) {
      expect(from).toBeLessThanOrEqual(to);
      expect(to).toBeLessThanOrEqual(sungSong.body.lyrics[line]!.length);
    }
    // Of the lines that the tune is written for, every word is sung.
    for (const { line, notes: own } of sungSong.phrases) {
      const letters = new Set(
        own.flatMap(([, , , from, to]) => Array.from({ length: to - from }, (__, at) => from + at)),
      );
      const words = [...sungSong.body.lyrics[line]!].flatMap((letter, at) =>
        /\p{L}/u.test(letter) ? [at] : [],
      );
      expect(words.filter((at) => !letters.has(at) && at >= Math.min(...letters))).toEqual([]);
    }
  },
);

test('letters move to a line of as many syllables only, and all of its vowels are reached', () => {
  const line = (text: string) => ({ text, from: 0 });
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('բա', 'րու', ' կը', 'տո՜ն', ' մի'), { minLength: 1, maxLength: 8 }),
      (parts) => {
        const text = parts.join('');
        const move = moveLetters(line(text), line(text));
        const reached = [...text].filter((_, at) => {
          const [from, to] = move(at, at + 2);
          return from <= at && at < to;
        });
        expect(reached.join('').match(/[աըոի]/g)).toEqual(text.match(/[աըոի]/g));
        expect(moveLetters(line(text), line(`${text} նա`))(0, text.length)).toEqual([0, 0]);
      },
    ),
  );
});

test('two bars are counted in, of the second one what an upbeat leaves', () => {
  const before = (start: number, begins: number) =>
    beatsBefore({ line: 0, start, bar: 720, begins }, 240).map(({ start: at, isFirst }) => [at, isFirst]);
  expect(before(0, 0)).toEqual([-1440, -1200, -960, -720, -480, -240].map((at) => [at, at % 720 === 0]));
  expect(before(480, 480)).toEqual([-720, -480, -240, 0, 240].map((at) => [at, at % 720 === 0]));
  expect(beatsBefore({ line: 0, start: 0, bar: 0, begins: 0 }, 240)).toEqual([]);
});
