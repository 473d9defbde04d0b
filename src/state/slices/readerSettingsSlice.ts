import { createSlice, weakMapMemoize, type PayloadAction } from '@reduxjs/toolkit';
import { DEFAULT_READER_SETTINGS, type ReaderSettings, type SettingChange } from './readerSettings';

/** The settings for all songs that differ from their defaults, and the Latin letters that were ever chosen. */
export const readerSettingsSlice = createSlice({
  name: 'readerSettings',
  initialState: (): Partial<ReaderSettings> => ({}),
  reducers: {
    readerSettingChanged: (chosen, { payload: { setting, value } }: PayloadAction<SettingChange>) => {
      // Without Latin letters is a choice too: their default depends on the language of the interface.
      if (value === DEFAULT_READER_SETTINGS[setting] && setting !== 'latin') delete chosen[setting];
      else Object.assign(chosen, { [setting]: value });
    },
  },
});

/** The default of the setting `latin` in this visit: that of the interface's language, or what a printed code asks for. */
export const defaultLatinSlice = createSlice({
  name: 'defaultLatin',
  initialState: (): ReaderSettings['latin'] => 'none',
  reducers: { latinLent: (_, { payload }: PayloadAction<Pick<ReaderSettings, 'latin'>>) => payload.latin },
});

const composed = weakMapMemoize(
  (chosen: Partial<ReaderSettings>, latin: ReaderSettings['latin']): ReaderSettings => ({
    ...DEFAULT_READER_SETTINGS,
    latin,
    ...chosen,
  }),
);

/** The reader settings: the visitor's own, else the Latin letters that are lent, else the defaults. */
export const selectReaderSettings = (state: {
  readonly readerSettings: Partial<ReaderSettings>;
  readonly defaultLatin: ReaderSettings['latin'];
}): ReaderSettings => composed(state.readerSettings, state.defaultLatin);

export const { readerSettingChanged } = readerSettingsSlice.actions;
export const { latinLent } = defaultLatinSlice.actions;
