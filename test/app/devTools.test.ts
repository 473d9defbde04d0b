/** @jest-environment jsdom */
import { devToolsOptions, historyOf, relayed } from '../support/devTools';
import { ActionCreators as DevTools } from '@redux-devtools/instrument';
import { choicesChanged, favoriteToggled, selectFavoriteIds, transposedUp } from '../../src/state';
import { ACTION_TYPES } from '../support/anyState';
import { MemoryStorage } from '../support/memoryStorage';
import { openSongbook, songId } from '../support/songbook';

const heart = favoriteToggled({ id: songId(4) });
const up = transposedUp({ id: songId(2) });

/** A songbook beneath Redux DevTools, with something stored and something done. */
async function openBeneathDevTools() {
  const songbook = await openSongbook(new MemoryStorage({ fav1: '1', tr2: '3' }));
  const { store, browserStorage } = songbook;
  store.dispatch(heart);
  store.dispatch(up);
  const history = historyOf(songbook);
  const { actionsById } = history.getState();
  const numbers = Object.keys(actionsById).map(Number);
  const heartNumber = numbers.find((id) => actionsById[id]!.action.type === heart.type)!;
  return { ...songbook, history, heartNumber, stored: () => browserStorage.stored() };
}

test('what DevTools take out of the history is no longer shown and kept, and comes back with it', async () => {
  const { store, history, heartNumber, stored } = await openBeneathDevTools();
  expect(stored()).toEqual({ fav1: '1', fav4: '1', tr2: '4' });
  history.dispatch(DevTools.toggleAction(heartNumber));
  expect(selectFavoriteIds(store.getState())).toEqual([1]);
  expect(stored()).toEqual({ fav1: '1', tr2: '4' });
  store.dispatch(transposedUp({ id: songId(7) }));
  history.dispatch(DevTools.toggleAction(heartNumber));
  expect(selectFavoriteIds(store.getState())).toEqual([1, 4]);
  expect(stored()).toEqual({ fav1: '1', fav4: '1', tr2: '4', tr7: '1' });
});

test('what DevTools jump to is shown', async () => {
  const { store, history, heartNumber } = await openBeneathDevTools();
  history.dispatch(DevTools.jumpToAction(heartNumber));
  expect(store.getState()).toMatchObject({ favorites: { 1: 1, 4: 1 }, transpositions: { 2: 3 } });
});

test('DevTools read the actions with their payloads, without the bulk of the catalogue, and can dispatch every one', async () => {
  const { store } = await openBeneathDevTools();
  const shown = relayed.filter(
    ({ type }) => !new RegExp(String(devToolsOptions['actionsDenylist'])).test(type),
  );
  expect(shown).toEqual([choicesChanged({ change: { fav1: '1', tr2: '3' }, why: 'loaded' }), heart, up]);
  expect(JSON.parse(JSON.stringify(shown))).toEqual(shown);
  const shorten = devToolsOptions['stateSanitizer'] as (state: object) => object;
  expect(JSON.stringify(shorten(store.getState())).length).toBeLessThan(2000);
  const creators = Object.values(
    devToolsOptions['actionCreators'] as Record<string, { readonly type: string }>,
  );
  expect(creators.map(({ type }) => type).sort()).toEqual([...ACTION_TYPES].sort());
});
