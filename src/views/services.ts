import { createContext, useContext } from 'react';
import type { SongId } from '../catalogue';
import type { SearchIndex } from '../catalogue/search';
import type { ShelvedSong } from '../catalogue/shelves';
import type { ActionLog } from '../state';
import type { LastError } from '../state/log';

/** What the views ask of the app besides dispatching actions. */
export interface Services {
  /** Loads the content of a song that is to be shown. */
  readonly wantContent: (id: SongId) => void;
  /** Loads the contents of all songs. */
  readonly wantAllContents: () => void;
  /** Fetches what the shelves know of every song, by its id. */
  readonly loadShelves: () => Promise<readonly ShelvedSong[]>;
  /** Fetches the words of all songs as a search reads them. */
  readonly loadSearchIndex: () => Promise<SearchIndex>;
  /** Starts the newer version that waits. */
  readonly startNewVersion: () => void;
  /** Called once the page is hydrated and the saved state has been read. */
  readonly onReady: () => void;
  /** The log of what happened in this page. */
  readonly log: ActionLog;
  /** The latest error of this page; null where there was none. */
  readonly getLastError: () => LastError | null;
}

const ServicesContext = createContext({} as Services);

/** Offers the app's services to the views inside it. */
export const ServicesProvider = ServicesContext.Provider;

/** The services of the app around this view; at build time there are none, and no view asks while it is drawn. */
export const useServices = (): Services => useContext(ServicesContext);
