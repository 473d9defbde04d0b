import { createSlice, weakMapMemoize, type PayloadAction } from '@reduxjs/toolkit';
import { DEFAULT_READER_SETTINGS, type ReaderSettings, type SettingChange } from './readerSettings';

/** The settings for all songs that differ from their defaults. */
export const readerSettingsSlice = createSlice({
  name: 'readerSettings',
  initialState: (): Partial<ReaderSettings> => ({}),
  reducers: {
    readerSettingChanged: (chosen, { payload: { setting, value } }: PayloadAction<SettingChange>) => {
      if (value === DEFAULT_READER_SETTINGS[setting]) delete chosen[setting];
      else Object.assign(chosen, { [setting]: value });
    },
  },
  selectors: {
    selectReaderSettings: weakMapMemoize((chosen: Partial<ReaderSettings>): ReaderSettings => ({
      ...DEFAULT_READER_SETTINGS,
      ...chosen,
    })),
  },
});

export const { readerSettingChanged } = readerSettingsSlice.actions;
export type ReaderSettingsAction = ReturnType<typeof readerSettingChanged>;
export const { selectReaderSettings } = readerSettingsSlice.selectors;
