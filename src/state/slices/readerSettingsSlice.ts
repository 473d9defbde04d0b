import { createSlice, weakMapMemoize, type PayloadAction } from '@reduxjs/toolkit';
import type { Notation } from '../../music';
import { usualReading } from './firstPaintSettings';
import { DEFAULT_READER_SETTINGS, type ReaderSettings, type SettingChange } from './readerSettings';

/** The settings whose defaults depend on the language of the interface. */
type Reading = Pick<ReaderSettings, keyof ReturnType<typeof usualReading>>;

const ARMENIAN: Reading = usualReading('hy');

/** The settings for all songs that differ from their defaults, and those of how words are read that were ever chosen. */
export const readerSettingsSlice = createSlice({
  name: 'readerSettings',
  initialState: (): Partial<ReaderSettings> => ({}),
  reducers: {
    readerSettingChanged: (chosen, { payload: { setting, value } }: PayloadAction<SettingChange>) => {
      // Without Latin letters is a choice too, for in another language they are on.
      if (value === DEFAULT_READER_SETTINGS[setting] && !(setting in ARMENIAN)) delete chosen[setting];
      else Object.assign(chosen, { [setting]: value });
    },
  },
});

/** How words are read by default in this visit: as in the interface's language, in the letters that a printed code asks for. */
export const usualReadingSlice = createSlice({
  name: 'usualReading',
  initialState: ARMENIAN,
  reducers: {
    latinLent: (usual, { payload }: PayloadAction<Pick<ReaderSettings, 'latin'>>) => ({
      ...usual,
      ...payload,
    }),
  },
});

const composed = weakMapMemoize((chosen: Partial<ReaderSettings>, usual: Reading): ReaderSettings => ({
  ...DEFAULT_READER_SETTINGS,
  ...usual,
  ...chosen,
}));

/** The reader settings: the visitor's own, else those of the visit, else the defaults. */
export const selectReaderSettings = (state: {
  readonly readerSettings: Partial<ReaderSettings>;
  readonly usualReading: Reading;
}): ReaderSettings => composed(state.readerSettings, state.usualReading);

/** The notation of chords, with Do Ré Mi in the letters of the interface. */
export const selectNotation = (state: Parameters<typeof selectReaderSettings>[0]): Notation => {
  const { notation, syllables } = selectReaderSettings(state);
  return notation === 'solfege' ? syllables : notation;
};

export const { readerSettingChanged } = readerSettingsSlice.actions;
export const { latinLent } = usualReadingSlice.actions;
