import fc from 'fast-check';
import {
  changed,
  choicesChanged,
  favoriteToggled,
  formatBackup,
  formatFragment,
  parseBackup,
  parseFragment,
  previewBackup,
  selectUndoOffer,
  toKept,
  type ReadBackup,
  type StoredTexts,
} from '../../../src/state';
import { anyChoices } from '../../support/anyState';
import { songId, openSongbook } from '../../support/songbook';
import { MemoryStorage } from '../../support/memoryStorage';

/** A backup as it comes from a file or a fragment that some visitor's choices went into. */
const anyBackup = fc
  .tuple(anyChoices, fc.boolean())
  .map(([choices, isFile]) =>
    isFile
      ? (parseBackup(formatBackup(choices), 51) as ReadBackup).kept
      : (parseFragment(formatFragment(choices), 51) as StoredTexts),
  );

test('an import brings what is new of a backup, takes nothing away, and a second one has nothing to do', () => {
  fc.assert(
    fc.property(anyChoices, anyBackup, (current, backup) => {
      const preview = previewBackup(current, backup);
      const kept = toKept(current);
      expect(Object.keys(preview).filter((key) => preview[key] === kept[key])).toEqual([]);
      const after = changed(current, preview);
      expect(toKept(after)).toEqual({ ...kept, ...backup });
      expect(previewBackup(after, backup)).toEqual({});
    }),
    { numRuns: 150 },
  );
});

test('an import is stored key by key, and undone it leaves storage as it was but for what came after', async () => {
  const before = { fav1: 'x', tr1: '3', tr2: '4', 'songbook:theme': 'dark', other: '1' };
  const { store, browserStorage } = await openSongbook(new MemoryStorage(before));
  const change = { fav9: '1', tr1: '7', tr3: '2', 'songbook:textSize': '130' };
  store.dispatch(choicesChanged({ change, why: 'imported' }));
  const { inverse } = selectUndoOffer(store.getState())!;
  expect(browserStorage.stored()).toEqual({ ...before, ...change });
  store.dispatch(favoriteToggled({ id: songId(30) }));
  store.dispatch(choicesChanged({ change: inverse, why: 'undone' }));
  // A transposition that was made stays, as 0.
  expect(browserStorage.stored()).toEqual({ ...before, fav30: '1', tr3: '0' });
});
