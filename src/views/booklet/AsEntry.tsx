import type { Store } from '@reduxjs/toolkit';
import { useMemo, type ReactNode } from 'react';
import { Provider, useStore } from 'react-redux';
import type { EntryOfSet, RootState } from '../../state';

/** Shows songs as they are while an entry of a set is open, in its key and for its capo; as they are by themselves for none. */
export function AsEntry({ entry, children }: { entry: EntryOfSet | null; children: ReactNode }) {
  const store = useStore<RootState>();
  const shown = useMemo(() => withOpenEntry(store, entry), [store, entry]);
  return <Provider store={shown}>{children}</Provider>;
}

/** A store with another open entry; what is dispatched goes to the store itself. */
function withOpenEntry(store: Store<RootState>, openEntry: EntryOfSet | null): Store<RootState> {
  let seen: RootState | null = null;
  let shown = store.getState();
  const getState = (): RootState => {
    const state = store.getState();
    if (state !== seen) shown = { ...state, openEntry };
    seen = state;
    return shown;
  };
  return { ...store, getState };
}
