import fc from 'fast-check';
import {
  changed,
  choicesChanged,
  favoriteToggled,
  formatBackup,
  formatFragment,
  fromKept,
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

const entry = (fields: object): string =>
  JSON.stringify({ place: 0, song: 22, transpose: 3, ...fields, note: '' });

test('a preview says what an import adds and changes', () => {
  const current = { fav1: '1', tr1: '3', tr2: '4', 'songbook:theme': 'dark', 'songbook:chord-a': 'Am' };
  const backup = {
    fav1: '1',
    fav9: '1',
    tr1: '3',
    tr2: '5',
    'songbook:theme': 'light',
    'songbook:chord-b': 'H7',
  };
  expect(previewBackup(fromKept(current, 51), backup)).toEqual({
    fav9: '1',
    tr2: '5',
    'songbook:theme': 'light',
    'songbook:chord-b': 'H7',
  });
});

test('an entry of a set comes back in the key and with the capo it had, also with none', () => {
  const key = 'songbook:entry-one.a';
  for (const fields of [{}, { capo: 2 }]) {
    const { kept: backup } = parseBackup(
      formatBackup(fromKept({ [key]: entry(fields) }, 51)),
      51,
    ) as ReadBackup;
    const other = fromKept({ [key]: entry({ transpose: 5, capo: 4 }) }, 51);
    expect(toKept(changed(other, previewBackup(other, backup)))).toEqual({ [key]: entry(fields) });
  }
});

/** A backup as it comes from a file or a fragment that some visitor's choices went into. */
const anyBackup = fc
  .tuple(anyChoices, fc.boolean())
  .map(([choices, isFile]) =>
    isFile
      ? (parseBackup(formatBackup(choices), 51) as ReadBackup).kept
      : (parseFragment(formatFragment(choices), 51) as StoredTexts),
  );

test('an import brings all of a backup, takes nothing away, and a second one has nothing to do', () => {
  fc.assert(
    fc.property(anyChoices, anyBackup, (current, backup) => {
      const after = changed(current, previewBackup(current, backup));
      expect(toKept(after)).toEqual({ ...toKept(current), ...backup });
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
