import { songs } from '../../../src/catalogue';
import { readSong } from '../../../src/catalogue/readSongFiles';
import { songTraits } from '../../../src/catalogue/songTraits';

const HEAD =
  '{title: Օրոր}\n{subtitle: Ըստ Կոմիտասի}\n{arranger: Կոմիտաս}\n{key: Am}\n{copyright: Ազատ}\n{meta: kind folk}\n';
const traits = (words: string, head = HEAD, tune = '') =>
  songTraits(readSong(`${head}\n{start_of_verse: 1.}\n${words}\n{end_of_verse}\n${tune}`).song!);

test('a song says what its file and its words tell', () => {
  expect(traits('(Աղջիկ) [Am]Քուն [Dm]եղիր')).toEqual({
    kind: 'folk',
    makers: ['Կոմիտաս'],
    chordCount: 2,
    barreCount: 0,
    tune: null,
    firstLine: 'Քուն եղիր',
  });
});

test('chords inside the words count too, each once, and what is no chord does not', () => {
  expect(traits('[Am]Քուն (E7) [Am]եղիր [N.C.]բալաս').chordCount).toBe(2);
});

test('barre chords are counted with the capo that leaves the fewest of the chords as they sound', () => {
  expect(traits('[Fm]Քուն [Bbm]եղիր [C7]բալաս').barreCount).toBe(0);
  expect(traits('[F#m7b5]Քուն [Bbdim]եղիր [Eb7b9]բալաս').barreCount).toBeGreaterThan(0);
  const words = '[C]Քուն [E7]եղիր [Am]իմ [F]բալաս';
  expect(traits(words).barreCount).toBe(0);
  // From three frets higher, the place of the easy shapes is too high up the neck.
  expect(traits(words, `${HEAD}{capo: 3}\n`).barreCount).toBe(1);
});

test('a tune has its notes in the own key, over the capo that the file names', () => {
  const head = `${HEAD}{capo: 2}\n{time: 3/4}\n{tempo: 80}\n{meta: chords melody}\n{meta: source x.org}\n`;
  const abc = 'X:1\nM:3/4\nL:1/4\nQ:1/4=80\nK:Am\nA e c |]\nw: Քուն ե-ղիր';
  const tune = `{start_of_abc}\n${abc}\n{end_of_abc}\n`;
  expect(traits('[Am]Քուն եղիր', head, tune).tune).toEqual({ lowest: 71, highest: 78, middle: 74 });
});

test('every song of the book begins with words', () => {
  for (const { firstLine } of songs.map(songTraits)) expect(firstLine).toMatch(/^[\p{Lu}(«—]/u);
});
