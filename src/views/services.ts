import { createContext, useContext } from 'react';
import type { SongId } from '../catalogue';
import type { ExportedLog } from '../state';
import type { LastError } from '../state/report';

/** What the views ask of the app besides dispatching actions. At build time nobody asks. */
export interface Services {
  /** Loads the content of a song that is to be shown. */
  readonly wantContent: (id: SongId) => void;
  /** Loads the contents of all songs. */
  readonly wantAllContents: () => void;
  /** Starts the newer version that waits. */
  readonly startNewVersion: () => void;
  /** Called once the page is hydrated and the saved state has been read. */
  readonly onReady: () => void;
  /** The log of what happened in this page. */
  readonly exportLog: () => ExportedLog;
  /** The latest error of this page; null where there was none. */
  readonly getLastError: () => LastError | null;
}

const nothing = (): void => undefined;
const ServicesContext = createContext<Services>({
  wantContent: nothing,
  wantAllContents: nothing,
  startNewVersion: nothing,
  onReady: nothing,
  exportLog: () => {
    throw new Error('No page is open at build time');
  },
  getLastError: () => null,
});

/** Offers the app's services to the views inside it. */
export const ServicesProvider = ServicesContext.Provider;

/** The services of the app around this view. */
export const useServices = (): Services => useContext(ServicesContext);
