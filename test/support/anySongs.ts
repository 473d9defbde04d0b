import fc from 'fast-check';
import { KINDS } from '../../src/catalogue';
import type { FilterableSong } from '../../src/catalogue/filters';

const anySong: fc.Arbitrary<FilterableSong> = fc.record({
  kind: fc.constantFrom('' as const, ...KINDS),
  makers: fc.uniqueArray(fc.constantFrom('Կոմիտաս', 'Սայաթ-Նովա', 'Հովհաննես Թումանյան'), { maxLength: 3 }),
  chordCount: fc.integer({ min: 1, max: 5 }),
  barreCount: fc.nat(2),
  tune: fc.constant(null),
  isInVoice: fc.boolean(),
  firstLine: fc.constantFrom('Արի', 'Բարով', '', 'Ո՜վ'),
});

/** What traits know of any songs, by their ids. */
export const anySongs: fc.Arbitrary<readonly FilterableSong[]> = fc.array(anySong, { maxLength: 20 });

/** Anything songs can be narrowed by, known to some songs or to none. */
export const anyFilters = fc.record(
  {
    kind: fc.constantFrom('folk', 'gusan'),
    author: fc.constantFrom('Կոմիտաս', 'Սայաթ-Նովա', 'Այլ'),
    voice: fc.constant('yes'),
  },
  { requiredKeys: [] },
);
