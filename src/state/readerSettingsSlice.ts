import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SongId } from '../catalogue';
import { declareSlice } from './declareSlice';
import {
  DEFAULT_READER_SETTINGS,
  READER_SETTINGS_KEY,
  readerSettingsShape,
  SETTING_SHAPES,
  SONG_SETTING_SHAPES,
  type ReaderSettings,
  type SettingChange,
  type SongSettings,
} from './readerSettings';
import { either, oneOf, recordOf, songIdShape, type Shape } from './shape';

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
    /** How fast a song scrolls, in lines per minute; null where it was never given a speed. */
    selectScrollSpeed: ({ speeds }, id: SongId): number | null => speeds[id] ?? null,
  },
});

export const { readerSettingChanged, scrollSpeedChanged, tempoChanged, barChanged } = slice.actions;
export const { selectReaderSettings, selectScrollSpeed } = slice.selectors;

/** How the visitor reads: the settings, and those of single songs. */
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
      payload: recordOf({ id: songIdShape, speed: SONG_SETTING_SHAPES.speeds }),
      describe: ({ id, speed }, titleOf) => `Let ${titleOf(id)} scroll ${speed} lines a minute`,
    },
    tempoChanged: {
      payload: recordOf({ id: songIdShape, tempo: SONG_SETTING_SHAPES.tempos }),
      describe: ({ id, tempo }, titleOf) => `Let ${titleOf(id)} play ${tempo} beats a minute`,
    },
    barChanged: {
      payload: recordOf({ id: songIdShape, beats: SONG_SETTING_SHAPES.bars }),
      describe: ({ id, beats }, titleOf) => `Count ${titleOf(id)} in bars of ${beats}`,
    },
  },
});
