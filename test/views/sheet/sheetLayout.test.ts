import fc from 'fast-check';
import { songs, type SongContent, type SongSection } from '../../../src/catalogue';
import { sungRows } from '../../../src/catalogue/sections';
import { placeChords } from '../../../src/music';
import { fullStanzas } from '../../../src/views/sheet/fullStanzas';
import { anySong } from '../../support/anySong';
import { countLabelWords, isCall, songStanzas, stanzaName } from '../../../src/views/sheet/sheetLayout';

test('labels and marks are no words to be sung, and repeated lines have their places', () => {
  const lyrics = ['Կրկներգ', 'ա', 'բ', 'գ', 'Կրկնել կրկներգը', '', '1. դ', 'Կրկնել վերջին տողը'];
  const stanzas = songStanzas({
    ...songs[0]!,
    body: { lyrics, chords: lyrics.map(() => '') },
    sections: [
      { kind: 'chorus', label: 'Կրկներգ', from: 0, to: 5 },
      { kind: 'verse', label: '1.', from: 6, to: 8 },
    ],
  });
  const told = stanzas.map((stanza) =>
    stanza.map(({ label, repeat = '–' }) => `${label}: ${repeat}`).join(', '),
  );
  expect(told).toEqual([
    'Infinity: –, 0: first, 0: , 0: last, Infinity: mark, Infinity: –',
    '3: first last, Infinity: mark',
  ]);
});

test('the stanzas of every song hold all of its lines, and only the last ones of a stanza are blank', () => {
  for (const song of songs) {
    const stanzas = songStanzas(song);
    expect(stanzas.flat().map(({ index }) => index)).toEqual([...song.body.lyrics.keys()]);
    const words = stanzas.map((stanza) =>
      stanza.map(({ line }) => (line.words.length > 0 ? 'w' : ' ')).join(''),
    );
    expect(words.filter((lines) => !/^w+ *$/.test(lines))).toEqual([]);
  }
});

const recalling = songs.filter(({ sections }) => sections.some(({ kind }) => kind === 'recall'));

test.each(recalling)(
  'each recall of song $id shows the lines of its refrain, written lines stay as they are',
  (song) => {
    const written = songStanzas(song);
    const full = fullStanzas(written, song);
    song.sections.forEach(({ kind, label }, place) => {
      const refrain = song.sections.findIndex((other) => other.kind === 'chorus' && other.label === label);
      const words = written[refrain]?.filter(({ line }) => line.words.length > 0).slice(1);
      const repeated = full[place]!.filter(({ row }) => row !== undefined);
      expect(repeated.map(({ line, repeat }) => [line, repeat])).toEqual(
        kind === 'recall' ? words!.map(({ line, repeat }) => [line, repeat]) : [],
      );
    });
    expect(fullStanzas(written, song)).toBe(full);
  },
);

test('30 refrains are recalled, and in any song the full sheet has each sung row once, in order', () => {
  const recalls = recalling.flatMap(({ sections }) => sections.filter(({ kind }) => kind === 'recall'));
  expect([recalling.length, recalls.length]).toEqual([10, 30]);
  fc.assert(
    fc.property(anySong, (song) => {
      const content = song as unknown as SongContent;
      const written = songStanzas(content);
      const full = fullStanzas(written, content).flat();
      expect(full.filter(({ row }) => row === undefined)).toEqual(written.flat());
      const rows = full.map(({ row, index }) => row ?? index);
      expect(rows).toEqual([...new Set(rows)].sort((a, b) => a - b));
      const sung = new Map(
        content.sections.flatMap((section) => sungRows(content, section)).map(({ row, line }) => [row, line]),
      );
      for (const { index, row } of full) if (row !== undefined) expect(sung.get(row)).toBe(index);
    }),
  );
});

test.each([
  ['1. Երբոր բացվին', '', 3, 1],
  ['1. (Տղա) Վարդավառը', '\u00a0'.repeat(9) + 'Am', 9, 2],
  ['Կրկներգ', '', Infinity, 1],
  ['Երբոր', 'Am Dm', 0, 0],
  ['', 'Am Dm', 0, 0],
])('of «%s» under «%s», %p characters are a label, %i words', (lyric, chords, label, words) => {
  expect(countLabelWords(placeChords(lyric, chords).words, label)).toBe(words);
});

test.each<
  [string, language: 'hy' | 'fr', stanzas: readonly `${SongSection['kind']} ${string}`[], names: string]
>([
  ['without labels', 'hy', ['verse ', 'chorus ', 'verse '], 'Տուն 1, Կրկներգ, Տուն 2'],
  ['with labels', 'hy', ['verse 1.', 'verse ', 'recall Կրկներգ Բ'], 'Տուն 1, –, Կրկներգ Բ'],
  ['in French', 'fr', ['verse 2.', 'chorus Refrain'], 'Couplet 2, Refrain'],
])('a screen reader hears what each stanza is, %s', (_, language, stanzas, names) => {
  const sections = stanzas.map((stanza, from) => {
    const [, kind, label] = /^(\w+) (.*)$/.exec(stanza) as unknown as [string, SongSection['kind'], string];
    return { kind, label, from, to: from + 1 };
  });
  expect(sections.map(({ from }) => stanzaName({ sections, language }, from) ?? '–').join(', ')).toBe(names);
});

test('a stanza calls a refrain while its lines are not shown in full', () => {
  for (const song of recalling) {
    const called = (stanzas: ReturnType<typeof songStanzas>) =>
      stanzas.filter((stanza) => isCall(song, stanza)).length;
    expect(called(songStanzas(song))).toBe(song.sections.filter(({ kind }) => kind === 'recall').length);
    expect(called(fullStanzas(songStanzas(song), song))).toBe(0);
  }
});
