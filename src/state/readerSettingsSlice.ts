import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SongId } from '../catalogue';
import { declareSlice } from './declareSlice';
import {
  DEFAULT_READER_SETTINGS,
  READER_SETTINGS_KEY,
  readerSettingsShape,
  type ReaderSettings,
  type SettingChange,
  type SongSettings,
} from './readerSettings';

const withSongSetting = (
  settings: ReaderSettings,
  name: keyof SongSettings,
  id: SongId,
  value: number,
): ReaderSettings => ({ ...settings, [name]: { ...settings[name], [id]: value } });

const slice = createSlice({
  name: 'readerSettings',
  initialState: DEFAULT_READER_SETTINGS,
  reducers: {
    readerSettingChanged: (
      settings,
      { payload: { setting, value } }: PayloadAction<SettingChange>,
    ): ReaderSettings => ({
      ...settings,
      [setting]: value,
    }),
    scrollSpeedChanged: (
      settings,
      { payload: { id, speed } }: PayloadAction<{ id: SongId; speed: number }>,
    ) => withSongSetting(settings, 'speeds', id, speed),
    tempoChanged: (settings, { payload: { id, tempo } }: PayloadAction<{ id: SongId; tempo: number }>) =>
      withSongSetting(settings, 'tempos', id, tempo),
    barChanged: (settings, { payload: { id, beats } }: PayloadAction<{ id: SongId; beats: number }>) =>
      withSongSetting(settings, 'bars', id, beats),
  },
  selectors: {
    selectReaderSettings: (settings) => settings,
    /** A song's scroll speed in lines per minute; null if none was set. */
    selectScrollSpeed: ({ speeds }, id: SongId): number | null => speeds[id] ?? null,
  },
});

export const { readerSettingChanged, scrollSpeedChanged, tempoChanged, barChanged } = slice.actions;
export const { selectReaderSettings, selectScrollSpeed } = slice.selectors;

/** The settings for all songs and those of single songs. */
export const readerSettings = declareSlice(slice, {
  keep: 'storage',
  shape: readerSettingsShape,
  stored: { key: READER_SETTINGS_KEY },
  isChoice: true,
  inverses: {},
});
