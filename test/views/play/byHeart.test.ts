import fc from 'fast-check';
import { songs, type SongContent } from '../../../src/catalogue';
import { hideWords } from '../../../src/views/play/byHeart/hideWords';
import { songStanzas } from '../../../src/views/sheet/sheetLayout';
import { anySong } from '../../support/anySong';

/** The lines of a song as a step leaves them: what is seen and what is hidden. */
const learnt = (song: SongContent, step: 'ends' | 'lines' | 'all') =>
  song.sections
    .flatMap((_, section) => hideWords({ section, step })!(songStanzas(song)).columns.flat()[section] ?? [])
    .map(({ line, hiddenFrom }) => {
      const words = line.words.map((word) => word.map(({ lyric }) => lyric).join(''));
      const from = hiddenFrom ?? words.length;
      return { seen: words.slice(0, from).join(''), hidden: words.slice(from).join('') };
    });

/** A song of one strophe. */
const strophe = (lyrics: string[], chords: string[], label = ''): SongContent => ({
  ...songs[0]!,
  body: { lyrics, chords },
  sections: [{ kind: 'verse', label, from: 0, to: lyrics.length }],
});

test.each([
  ['Կռո՛ւնկ, ուստի՞ կուգաս', '', 'կուգաս', 'Կռո՛ւնկ, ուստի՞ կուգաս'],
  ['— Ո՞վ եկավ, — ասա՜ց։ —', '', 'ասա՜ց։ —', 'Ո՞վ եկավ, — ասա՜ց։ —'],
  ['«Այ լաո, մի մնա»…', '', 'մնա»…', '«Այ լաո, մի մնա»…'],
  ['1. Երբոր բացվին դռներն', '', 'դռներն', 'Երբոր բացվին դռներն'],
  // Chords in mid-word, and one after the words.
  ['Երբոր բացվին', `${' '.repeat(2)}Am${' '.repeat(5)}Dm${' '.repeat(4)}E`, 'բացվին', 'Երբոր բացվին'],
  ['Quand (Am) tout renaît', '', 'renaît', 'Quand (Am) tout renaît'],
  // A last word of one letter stays with the word before it.
  ['Ամպել ա', '', '', 'Ամպել ա'],
  ['Ո՜հ,', ' Am', '', 'Ո՜հ,'],
  ['', 'Am Dm', '', ''],
])('of «%s» under «%s» line ends hide «%s», all «%s»', (lyric, chords, ends, all) => {
  const song = strophe([lyric], [chords.replaceAll(' ', '\u00a0')], lyric.startsWith('1.') ? '1.' : '');
  const hidden = (['ends', 'all'] as const).map((step) => learnt(song, step)[0]!.hidden);
  expect(hidden).toEqual([ends, all]);
});

test('every second sung line of a strophe is hidden, and nothing that is not sung', () => {
  const lyrics = ['Կրկներգ', 'ա բ', '', 'գ դ', 'ե զ', 'է ը', 'Կրկնել վերջին տողը'];
  const song = strophe(lyrics, ['', '', 'Am', '', '', '', ''], 'Կրկներգ');
  expect(learnt(song, 'lines').map(({ hidden }) => hidden)).toEqual(['', '', '', 'գ դ', '', 'է ը', '']);
});

test('words are hidden in the strophe that is learnt alone', () => {
  const [, ...others] = hideWords({ section: 0, step: 'all' })!(songStanzas(songs[22]!)).columns.flat();
  expect(others.flat().filter(({ hiddenFrom }) => hiddenFrom !== undefined)).toEqual([]);
});

test('in any song a step hides the end of a line, and «all» what each other step hides', () => {
  const holds = (song: SongContent): void => {
    const [ends, lines, all] = (['ends', 'lines', 'all'] as const).map((step) => learnt(song, step));
    const whole = (step: typeof all) => step!.map(({ seen, hidden }) => seen + hidden);
    for (const step of [ends, lines]) {
      expect(whole(step)).toEqual(whole(all));
      expect(step!.filter(({ seen }, index) => !seen.startsWith(all![index]!.seen))).toEqual([]);
    }
  };
  songs.forEach(holds);
  fc.assert(fc.property(anySong, (song) => holds({ ...song, melody: null, phrases: [] })));
});
