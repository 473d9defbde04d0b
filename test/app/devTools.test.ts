/** @jest-environment jsdom */
import { devToolsOptions, historyOf, relayed } from '../support/devTools';
import { ActionCreators as DevTools } from '@redux-devtools/instrument';
import {
  choicesChanged,
  favoriteToggled,
  readerSettingChanged,
  selectChoices,
  selectFavoriteIds,
  selectStorageStatus,
  transposedUp,
  type RootState,
} from '../../src/state';
import { ACTION_TYPES } from '../support/anyState';
import { MemoryStorage } from '../support/memoryStorage';
import { openSongbook, songId, whenRead } from '../support/songbook';

const STORED = { fav1: '1', tr2: '3', 'songbook:theme': 'dark' };

/** A songbook beneath Redux DevTools, with something stored and something done. */
async function openBeneathDevTools() {
  const songbook = await openSongbook(new MemoryStorage(STORED));
  const history = historyOf(songbook);
  const { store, browserStorage } = songbook;
  store.dispatch(favoriteToggled({ id: songId(4) }));
  store.dispatch(transposedUp({ id: songId(2) }));
  const own = { ...STORED, fav4: '1', tr2: '4' };
  expect(browserStorage.stored()).toEqual(own);
  browserStorage.writes.length = 0;
  return { ...songbook, history, own, ownState: selectChoices(store.getState()) };
}

/** The number of the action of a type in the history. */
function numberOf(history: ReturnType<typeof historyOf>, type: string): number {
  const { actionsById } = history.getState();
  return Number(Object.keys(actionsById).find((id) => actionsById[Number(id)]!.action.type === type));
}

const kept = (state: RootState) => {
  const { sharedKey, openEntry, undo } = state;
  return { ...selectChoices(state), sharedKey, openEntry, undo };
};

/** The numbers of the actions that DevTools show: those of redux-persist are denied. */
function shownIn(history: ReturnType<typeof historyOf>): readonly number[] {
  const { actionsById, stagedActionIds } = history.getState();
  return stagedActionIds.filter(
    (id) => !new RegExp(String(devToolsOptions['actionsDenylist'])).test(actionsById[id]!.action.type),
  );
}

test('nothing goes to DevTools that JSON cannot hold', async () => {
  const { history } = await openBeneathDevTools();
  const { actionsById } = history.getState();
  const actions = shownIn(history).map((id) => actionsById[id]!.action);
  expect(JSON.parse(JSON.stringify(actions))).toEqual(actions);
});

test('while a history is shown that the visitor did not make, nothing is stored; from the own one on, all is again', async () => {
  const { history, store, browserStorage, own } = await openBeneathDevTools();
  const read = numberOf(history, choicesChanged.type);
  history.dispatch(DevTools.toggleAction(read));
  store.dispatch(favoriteToggled({ id: songId(7) }));
  expect(browserStorage.stored()).toEqual(own);
  history.dispatch(DevTools.toggleAction(read));
  history.dispatch(DevTools.toggleAction(history.getState().stagedActionIds.at(-1)!));
  store.dispatch(favoriteToggled({ id: songId(8) }));
  expect(browserStorage.stored()).toEqual({ ...own, fav8: '1' });
});

test('an export of DevTools can be imported, and the storage stays as it is', async () => {
  const there = await openSongbook(new MemoryStorage({ fav9: '1' }));
  there.store.dispatch(readerSettingChanged({ setting: 'theme', value: 'light' }));
  const { actionsById, committedState } = historyOf(there).getState();
  const actions = shownIn(historyOf(there))
    .slice(1)
    .map((id) => actionsById[id]!.action);
  const exported = JSON.parse(JSON.stringify({ actions, committedState })) as {
    actions: typeof actions;
    committedState: RootState;
  };
  const { history, store, browserStorage, own } = await openBeneathDevTools();
  history.dispatch({
    ...DevTools.importState<RootState, (typeof actions)[number]>(exported.actions),
    preloadedState: exported.committedState,
  });
  expect(kept(store.getState())).toEqual(kept(there.store.getState()));
  store.dispatch(favoriteToggled({ id: songId(9) }));
  expect(browserStorage.stored()).toEqual(own);
});

test.each([['reset', DevTools.reset()] as const, ['rolled back', DevTools.rollback()] as const])(
  'a history that is %s brings the own choices back',
  async (_, forget) => {
    const songbook = await openBeneathDevTools();
    const { history, store, browserStorage, own, ownState } = songbook;
    history.dispatch(forget);
    await whenRead(songbook);
    expect(selectStorageStatus(store.getState())).toBe('ready');
    expect(selectChoices(store.getState())).toEqual(ownState);
    store.dispatch(favoriteToggled({ id: songId(7) }));
    expect(browserStorage.stored()).toEqual({ ...own, fav7: '1' });
  },
);

test('no step through the history writes anything, and after each a replay of the log ends in the state that is shown', async () => {
  const { history, store, console, browserStorage, ownState } = await openBeneathDevTools();
  const there = await openSongbook();
  const expectEqual = async (): Promise<void> =>
    expect(kept(await there.console.replay(await console.exportLog()))).toEqual(kept(store.getState()));
  await expectEqual();
  const stagedActionIds = shownIn(history);
  for (const id of stagedActionIds) {
    history.dispatch(DevTools.jumpToAction(id));
    await expectEqual();
  }
  const toggleAll = async (): Promise<void> => {
    for (const id of stagedActionIds.slice(1)) {
      history.dispatch(DevTools.toggleAction(id));
      await expectEqual();
    }
  };
  await toggleAll();
  await toggleAll();
  expect(selectChoices(store.getState())).toEqual(ownState);
  await toggleAll();
  expect(browserStorage.writes).toEqual([]);
  store.dispatch(favoriteToggled({ id: songId(7) }));
  expect(selectFavoriteIds(store.getState())).toEqual([7]);
  await expectEqual();
  history.dispatch(DevTools.commit());
  await expectEqual();
});

test('DevTools read a sentence beside each action, whose type stays, and can dispatch every action', async () => {
  await openBeneathDevTools();
  const shown = relayed.filter(({ type }) => !type.startsWith('persist/'));
  expect(shown).toEqual([
    expect.objectContaining({
      type: 'choices/choicesChanged',
      description: expect.stringMatching(/^Read what was saved: 1 favorite of «.+» \(1\)/) as string,
    }),
    expect.objectContaining({
      description: expect.stringMatching(/^Tapped the heart of «.+» \(4\)$/) as string,
    }),
    {
      ...transposedUp({ id: songId(2) }),
      description: expect.stringMatching(/^Moved «.+» \(2\) a semitone up$/) as string,
    },
  ]);
  const creators = Object.values(
    devToolsOptions['actionCreators'] as Record<string, { readonly type: string }>,
  );
  expect(creators.map(({ type }) => type).sort()).toEqual([...ACTION_TYPES].sort());
});
