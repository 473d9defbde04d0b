import fc from 'fast-check';
import { songs } from '../../../src/catalogue';
import {
  choicesOf,
  FACETS,
  isKnown,
  narrow,
  offerSongs,
  type Narrowing,
} from '../../../src/catalogue/shelves';
import { shelveSong } from '../../../src/catalogue/shelves/shelveSong';
import { anyNarrowing, anyShelved } from '../../support/anyShelved';

const shelved = offerSongs(songs.map(shelveSong), () => 0, null);
const allIds = (known: readonly unknown[]): number[] => [...known.keys()];
const left = (narrowing: Narrowing) => narrow(allIds(shelved), shelved, narrowing);

test.each<[string, Narrowing, number[]]>([
  ['a kind', { kind: 'lullaby' }, [16, 17]],
  ['who wrote the words', { author: 'Հովհաննես Թումանյան' }, [18, 19, 20, 21]],
  ['who wrote words and tune', { author: 'Ջիվանի' }, [37, 38]],
  ['a metre', { time: '12/8' }, [28]],
  ['a kind and a person', { kind: 'sacred', author: 'Կոմիտաս' }, [46]],
  ['a kind, a video and checked chords', { kind: 'children', video: 'yes', checked: 'yes' }, [21]],
  ['what no song has', { kind: 'rock' }, []],
])('songs are narrowed by %s', (_, narrowing, ids) => {
  expect(left(narrowing)).toEqual(ids);
});

test('a voice can be asked for while it sings no song, and is offered then', () => {
  const sung = shelved.map((song) => ({ ...song, isInVoice: false }));
  expect(isKnown(sung, 'voice', 'yes')).toBe(true);
  expect(isKnown(sung, 'voice', 'no')).toBe(false);
  expect(narrow(allIds(sung), sung, { voice: 'yes' })).toEqual([]);
  expect(choicesOf(allIds(sung), sung, {}, 'voice')).toEqual([{ value: 'yes', songCount: 0, count: 0 }]);
});

test('nothing asked for leaves all songs', () => {
  expect(left({})).toHaveLength(songs.length);
});

test('any narrowing leaves what each of its parts leaves, in the order of the songs', () => {
  fc.assert(
    fc.property(anyShelved, anyNarrowing, (known, narrowing) => {
      const ids = allIds(known).reverse();
      const parts = FACETS.flatMap((facet) => (facet in narrowing ? [{ [facet]: narrowing[facet] }] : []));
      const byParts = parts.map((part) => new Set(narrow(ids, known, part)));
      expect(narrow(ids, known, narrowing)).toEqual(
        ids.filter((id) => byParts.every((some) => some.has(id))),
      );
    }),
  );
});

test('each choice says how many songs it would leave beside the others, and how many have it', () => {
  fc.assert(
    fc.property(anyShelved, anyNarrowing, fc.constantFrom(...FACETS), (known, narrowing, facet) => {
      const ids = allIds(known);
      const choices = choicesOf(ids, known, narrowing, facet);
      for (const { value, count, songCount } of choices) {
        expect(count).toBe(narrow(ids, known, { ...narrowing, [facet]: value }).length);
        expect(songCount).toBe(narrow(ids, known, { [facet]: value }).length);
      }
      expect(new Set(choices.map(({ value }) => value)).size).toBe(choices.length);
    }),
  );
});
