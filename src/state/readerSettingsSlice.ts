import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SongId } from '../catalogue';
import { declareSlice } from './declareSlice';
import {
  DEFAULT_READER_SETTINGS,
  READER_SETTINGS_KEY,
  readerSettingsShape,
  SCROLL_SPEEDS,
  scrollSpeedShape,
  SETTING_SHAPES,
  tempoShape,
  type ReaderSettings,
  type SettingChange,
} from './readerSettings';
import { either, oneOf, recordOf, songIdShape, type Shape } from './shape';

const withinBounds = (speed: number): number =>
  Math.min(Math.max(speed, SCROLL_SPEEDS.slowest), SCROLL_SPEEDS.fastest);

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
    scrollSpeedChanged: {
      prepare: ({ id, speed }: { id: SongId; speed: number }) => ({
        payload: { id, speed: withinBounds(speed) },
      }),
      reducer: (settings, { payload }: PayloadAction<{ id: SongId; speed: number }>): ReaderSettings => ({
        ...settings,
        speeds: { ...settings.speeds, [payload.id]: payload.speed },
      }),
    },
    tempoChanged: (
      settings,
      { payload: { id, tempo } }: PayloadAction<{ id: SongId; tempo: number }>,
    ): ReaderSettings => ({ ...settings, tempos: { ...settings.tempos, [id]: tempo } }),
  },
  selectors: {
    selectReaderSettings: (settings) => settings,
    /** How fast a song scrolls, in lines per minute; null where it was never given a speed. */
    selectScrollSpeed: ({ speeds }, id: SongId): number | null => speeds[id] ?? null,
  },
});

export const { readerSettingChanged, scrollSpeedChanged, tempoChanged } = slice.actions;
export const { selectReaderSettings, selectScrollSpeed } = slice.selectors;

/** How the visitor reads: the settings, and the scroll speeds and tempos of songs. */
export const readerSettings = declareSlice(slice, {
  keep: 'storage',
  shape: readerSettingsShape,
  stored: { key: READER_SETTINGS_KEY },
  noun: 'reader setting',
  isChoice: true,
  actions: {
    readerSettingChanged: {
      payload: either(
        ...Object.entries(SETTING_SHAPES).map(([setting, value]) =>
          recordOf<object>({ setting: oneOf(setting), value }),
        ),
      ) as Shape<SettingChange>,
      describe: ({ setting, value }) => `Set ${setting} to ${value}`,
    },
    scrollSpeedChanged: {
      payload: recordOf({ id: songIdShape, speed: scrollSpeedShape }),
      describe: ({ id, speed }, titleOf) => `Let ${titleOf(id)} scroll ${speed} lines a minute`,
    },
    tempoChanged: {
      payload: recordOf({ id: songIdShape, tempo: tempoShape }),
      describe: ({ id, tempo }, titleOf) => `Let ${titleOf(id)} play ${tempo} beats a minute`,
    },
  },
});
