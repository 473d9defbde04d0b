import { createContext, useContext } from 'react';
import type { Searcher } from '../catalogue/search';
import type { SongTraits } from '../catalogue/filters';
import type { ActionLog } from '../state';
import type { LastError } from '../state/log';

/** The app's services for its views, besides dispatching actions. */
export interface Services {
  readonly wantContents: () => void;
  readonly loadTraits: () => Promise<readonly SongTraits[]>;
  readonly loadSearcher: () => Promise<Searcher>;
  readonly startNewVersion: () => void;
  /** Called once the page is hydrated and the saved state has been read. */
  readonly onReady: () => void;
  /** The log of what happened in this page. */
  readonly log: ActionLog;
  /** The latest error of this page; null if there was none. */
  readonly getLastError: () => LastError | null;
}

const ServicesContext = createContext({} as Services);

export const ServicesProvider = ServicesContext.Provider;

/** The services of the app around this view. At build time there are none; no view calls them while it renders. */
export const useServices = (): Services => useContext(ServicesContext);
