import { createContext, use } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { Meaning, SongId } from '../catalogue';
import type { SongTraits } from '../catalogue/songTraits';
import type { Searcher } from '../catalogue/search';
import {
  readerSettingChanged,
  selectContent,
  selectIsLoaded,
  selectListing,
  selectListings,
  selectReaderSettings,
  selectStorageStatus,
  type ActionLog,
  type RootState,
  type SettingChange,
  type ReaderSettings,
  type SongbookAction,
} from '../state';
import type { LastError } from '../state/log';

export const useSongbook = useSelector.withTypes<RootState>();

export const useListing = (id: SongId) => useSongbook((state) => selectListing(state, id));

/** Finds the title of a song. */
export function useTitles(): (id: SongId) => string {
  const listings = useSongbook(selectListings);
  return (id) => listings[id]?.title ?? '';
}

/** A song's content; its view is rendered once it is loaded. */
export const useContent = (id: SongId) => useSongbook((state) => selectContent(state, id));

/** A song's content; null until it is loaded, or for no song. */
export const useLoadedContent = (id: SongId | null) =>
  useSongbook((state) => (id !== null && selectIsLoaded(state, id) ? selectContent(state, id) : null));

/** Whether the saved state has been read, or could not be. */
export const useIsRead = () => useSongbook((state) => selectStorageStatus(state) !== 'loading');

export const useReaderSetting = <Setting extends keyof ReaderSettings>(setting: Setting) =>
  useSongbook((state) => selectReaderSettings(state)[setting]);

export function useReaderSettingState<Setting extends keyof ReaderSettings>(setting: Setting) {
  const dispatch = useSongbookDispatch();
  const set = (value: ReaderSettings[Setting]): void => {
    dispatch(readerSettingChanged({ setting, value } as SettingChange));
  };
  return [useReaderSetting(setting), set] as const;
}

/** Reads the state when it is called; its changes render nothing. */
export const useGetState = () => useStore<RootState>().getState;

/** Dispatches only the songbook's own actions. */
export const useSongbookDispatch: () => (action: SongbookAction) => void = useDispatch;

/** The app's services for its views, besides dispatching actions. */
export interface Services {
  readonly wantContents: () => void;
  readonly loadTraits: () => Promise<readonly SongTraits[]>;
  readonly loadSearcher: () => Promise<Searcher>;
  readonly loadMeanings: () => Promise<readonly Meaning[]>;
  /** What the song of a built page means, by its id, where the page says so by default. */
  readonly pageMeanings?: Readonly<Record<number, Meaning>> | undefined;
  readonly startNewVersion: () => void;
  /** Called once the page is hydrated and the saved state has been read. */
  readonly onReady: () => void;
  readonly log: ActionLog;
  readonly getLastError: () => LastError | null;
}

/** The app around the views provides it; at build time there are none, and no view calls them while it renders. */
export const ServicesContext = createContext({} as Services);

export const useServices = (): Services => use(ServicesContext);
