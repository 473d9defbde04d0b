import { instrument, type EnhancedStore } from '@redux-devtools/instrument';
import type { StoreEnhancer, UnknownAction } from 'redux';
import type { RootState } from '../../src/state';
import type { openSongbook } from './songbook';

/** The history that DevTools keep beside a store. */
export type History = EnhancedStore<RootState, UnknownAction, null>['liftedStore'];

/** The options that the latest store gave to DevTools. */
export let devToolsOptions: Readonly<Record<string, unknown>> = {};

/** What the extension puts in front of every store: its own instrument, which sees each action last. */
const compose =
  (options: Readonly<Record<string, unknown>>) =>
  (...enhancers: readonly StoreEnhancer[]): StoreEnhancer => {
    devToolsOptions = options;
    return (createStore) =>
      enhancers.reduceRight(
        (made, enhancer) => enhancer(made),
        instrument(undefined, { maxAge: 50 })(createStore),
      );
  };

// Redux Toolkit looks for it once, when it is imported: so this file comes first where it is imported.
Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: compose });

/** The history of a store that was made beneath DevTools. */
export const historyOf = ({ store }: Awaited<ReturnType<typeof openSongbook>>): History =>
  (store as unknown as { liftedStore: History }).liftedStore;
