import { backupImported, favoriteToggled, selectUndoOffer } from '../../../src/state';
import { MemoryStorage } from '../../support/memoryStorage';
import { openSongbook, settled, songId } from '../../support/songbook';

test('an import is stored key by key, and undone it leaves storage as it was but for what came after', async () => {
  const before = { fav1: 'x', tr1: '3', tr2: '4', 'songbook:reading': '{"theme":"dark"}', other: '1' };
  const { store, browserStorage } = await openSongbook(new MemoryStorage(before));
  const backup = {
    favorites: { [songId(1)]: 1, [songId(9)]: 1 },
    transpositions: { [songId(1)]: 7, [songId(3)]: 2 },
    readerSettings: { textSize: 130, speeds: { [songId(1)]: 20 } },
  } as const;
  store.dispatch(backupImported(backup));
  const { inverse } = selectUndoOffer(store.getState())!;
  await settled();
  expect(browserStorage.stored()).toEqual({
    ...before,
    fav9: '1',
    tr1: '7',
    tr3: '2',
    'songbook:reading': '{"textSize":130,"theme":"dark","speeds":{"1":20}}',
  });
  store.dispatch(favoriteToggled({ id: songId(30) }));
  store.dispatch(inverse);
  await settled();
  expect(browserStorage.stored()).toEqual({ ...before, fav30: '1' });
});
