import { instrument, type EnhancedStore } from '@redux-devtools/instrument';
import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from '../../src/state';
import type { openSongbook } from './songbook';

/** The history that DevTools keep beside a store. */
type History = EnhancedStore<RootState, UnknownAction, null>['liftedStore'];

/** The options that the latest store gave to DevTools. */
export let devToolsOptions: Readonly<Record<string, unknown>> = {};

/** Each action as the latest store showed it to DevTools when it was dispatched. */
export let relayed: UnknownAction[] = [];

/** The store enhancer of the extension: its instrument sees each action last. */
const compose =
  (options: Readonly<Record<string, unknown>>) =>
  (...enhancers: readonly StoreEnhancer[]): StoreEnhancer => {
    devToolsOptions = options;
    relayed = [];
    const relay = options['actionSanitizer'] as (action: object) => UnknownAction;
    const recorder: StoreEnhancer = (createStore) => (reducer, state) => {
      const store = createStore(reducer, state);
      return {
        ...store,
        dispatch: (action) => {
          relayed.push(relay(action));
          return store.dispatch(action);
        },
      };
    };
    return (createStore) =>
      [...enhancers, recorder].reduceRight(
        (made, enhancer) => enhancer(made),
        instrument(undefined, { maxAge: 50 })(createStore),
      );
  };

// Redux Toolkit looks for it only when it is loaded itself, so a test imports this file first, which imports no more than its types.
Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: compose });

/** The history of a store that was made beneath DevTools. */
export const historyOf = ({ store }: Awaited<ReturnType<typeof openSongbook>>): History =>
  (store as unknown as { liftedStore: History }).liftedStore;
