import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SongId } from '../catalogue';
import { declareSlice } from './declareSlice';
import {
  DEFAULT_READER_SETTINGS,
  SETTING_OPTIONS,
  readerSettingsShape,
  SCROLL_SPEEDS,
  scrollSpeedShape,
  SETTING_SHAPES,
  type ReaderSettings,
  type SettingChange,
  type SettingValues,
} from './readerSettings';
import { either, oneOf, orNull, recordOf, someOf, songIdShape, tableOf, type Shape } from './shape';
import { inverseChange, withChange, type Table } from './tables';

/** Settings to set on top of a visitor's own, and speeds, of which null takes one away. */
type ReaderSettingsChange = Partial<SettingValues> & { readonly speeds?: Table<number | null> };

/** A log may have been taken down before there was a setting, or any. */
const completed = (settings: Partial<ReaderSettings>): ReaderSettings => ({
  ...DEFAULT_READER_SETTINGS,
  ...settings,
});

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
    readerSettingsSynced: (_, { payload }: PayloadAction<Partial<ReaderSettings>>) => completed(payload),
  },
  selectors: {
    selectReaderSettings: (settings) => settings,
    /** How fast a song scrolls, in lines per minute; null where it was never given a speed. */
    selectScrollSpeed: ({ speeds }, id: SongId): number | null => speeds[id] ?? null,
  },
});

export const { readerSettingChanged, scrollSpeedChanged, readerSettingsSynced } = slice.actions;
export const { selectReaderSettings, selectScrollSpeed } = slice.selectors;

const settings = Object.keys(SETTING_OPTIONS) as (keyof SettingValues)[];

/** How the visitor reads: the settings, and the scroll speeds of songs. */
export const readerSettings = declareSlice(slice, {
  keep: 'storage',
  shape: readerSettingsShape,
  complete: completed,
  change: {
    shape: someOf<Required<ReaderSettingsChange>>({
      ...SETTING_SHAPES,
      speeds: tableOf(orNull(scrollSpeedShape)),
    }),
    apply: (settings: ReaderSettings, change: ReaderSettingsChange): ReaderSettings => ({
      ...settings,
      ...change,
      speeds: withChange(settings.speeds, change.speeds),
    }),
    invert: (
      settings: ReaderSettings,
      { speeds = {}, ...changed }: ReaderSettingsChange,
    ): ReaderSettingsChange => ({
      ...Object.fromEntries(
        Object.keys(changed).map((name) => [name, settings[name as keyof SettingValues]]),
      ),
      speeds: inverseChange(settings.speeds, speeds),
    }),
  },
  isChoice: true,
  actions: {
    readerSettingChanged: {
      payload: either(
        ...settings.map((setting) => recordOf({ setting: oneOf(setting), value: SETTING_SHAPES[setting] })),
      ) as Shape<SettingChange>,
      describe: ({ setting, value }) => `Set ${setting} to ${value}`,
    },
    scrollSpeedChanged: {
      payload: recordOf({ id: songIdShape, speed: scrollSpeedShape }),
      describe: ({ id, speed }, titleOf) => `Let ${titleOf(id)} scroll ${speed} lines a minute`,
    },
    readerSettingsSynced: {
      payload: readerSettingsShape,
      describe: () => 'Another tab changed how songs are read',
    },
  },
});
