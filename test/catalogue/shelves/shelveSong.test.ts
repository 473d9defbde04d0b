import { songs } from '../../../src/catalogue';
import { shelveSong } from '../../../src/catalogue/shelves/shelveSong';
import { parseSong } from '../../support/parseSong';

const HEAD =
  '{title: Օրոր}\n{subtitle: Ըստ Կոմիտասի}\n{arranger: Կոմիտաս}\n{key: Am}\n{copyright: Ազատ}\n{meta: kind folk}\n';
const shelved = (words: string, head = HEAD) => shelveSong(parseSong(`${head}\n${words}\n`, 'song.cho'));

test('a song says what its file and its words tell', () => {
  expect(shelved('{sov: 1.}\n(Աղջիկ) [Am]Քուն [Dm]եղիր\n{eov}')).toEqual({
    kind: 'folk',
    makers: ['Կոմիտաս'],
    chordCount: 2,
    barreCount: 0,
    time: '',
    hasVideo: false,
    isChecked: false,
    firstLine: 'Քուն եղիր',
  });
});

test('chords inside the words count too, each once, and what is no chord does not', () => {
  expect(shelved('[Am]Քուն (E7) [Am]եղիր [N.C.]բալաս').chordCount).toBe(2);
});

test('barre chords are counted with the capo that leaves the fewest of the chords as they sound', () => {
  expect(shelved('[Fm]Քուն [Bbm]եղիր [C7]բալաս').barreCount).toBe(0);
  expect(shelved('[F#m7b5]Քուն [Bbdim]եղիր [Eb7b9]բալաս').barreCount).toBeGreaterThan(0);
  const words = '[C]Քուն [E7]եղիր [Am]իմ [F]բալաս';
  expect(shelved(words).barreCount).toBe(0);
  // From three frets higher, the place of the easy shapes is too high up the neck.
  expect(shelved(words, `${HEAD}{capo: 3}\n`).barreCount).toBe(1);
});

test('every song of the book begins with words', () => {
  for (const { firstLine } of songs.map(shelveSong)) expect(firstLine).toMatch(/^[\p{Lu}(«—]/u);
});
