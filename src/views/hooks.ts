import { createContext, useContext } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { SongTraits } from '../catalogue/filters';
import type { Searcher } from '../catalogue/search';
import {
  readerSettingChanged,
  selectReaderSettings,
  type ActionLog,
  type RootState,
  type SettingChange,
  type SettingValues,
  type SongbookAction,
} from '../state';
import type { LastError } from '../state/log';

export const useSongbook = useSelector.withTypes<RootState>();

export const useReaderSetting = <Setting extends keyof SettingValues>(setting: Setting) =>
  useSongbook((state) => selectReaderSettings(state)[setting]);

export function useReaderSettingState<Setting extends keyof SettingValues>(setting: Setting) {
  const dispatch = useSongbookDispatch();
  const set = (value: SettingValues[Setting]): void =>
    dispatch(readerSettingChanged({ setting, value } as SettingChange));
  return [useReaderSetting(setting), set] as const;
}

/** Dispatches only the songbook's own actions. */
export const useSongbookDispatch: () => (action: SongbookAction) => void = useDispatch;

/** The app's services for its views, besides dispatching actions. */
interface Services {
  readonly wantContents: () => void;
  readonly loadTraits: () => Promise<readonly SongTraits[]>;
  readonly loadSearcher: () => Promise<Searcher>;
  readonly startNewVersion: () => void;
  /** Called once the page is hydrated and the saved state has been read. */
  readonly onReady: () => void;
  /** The log of this page's actions. */
  readonly log: ActionLog;
  /** The latest error of this page; null if there was none. */
  readonly getLastError: () => LastError | null;
}

const ServicesContext = createContext({} as Services);

export const ServicesProvider = ServicesContext.Provider;

/** The services of the app around this view. At build time there are none; no view calls them while it renders. */
export const useServices = (): Services => useContext(ServicesContext);
