import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SongId } from '../../catalogue';
import { declareSlice } from '../declareSlice';
import { patched } from '../mergePatch';
import { READER_SETTINGS_KEY } from './firstPaintSettings';
import {
  DEFAULT_READER_SETTINGS,
  readerSettingsShape,
  type ReaderSettings,
  type SettingChange,
  type SongSettings,
} from './readerSettings';
import { transpositionJumped } from './transpositionsSlice';

// Logs name these actions after the slice that capos once were.
export const capoPlaced = createAction<{ id: SongId; capo: number }, 'playedCapos/capoPlaced'>(
  'playedCapos/capoPlaced',
);
export const capoRemoved = createAction<{ id: SongId }, 'playedCapos/capoRemoved'>('playedCapos/capoRemoved');

const withSongSetting = (
  settings: ReaderSettings,
  name: keyof SongSettings,
  id: SongId,
  value: number | null,
): ReaderSettings => patched(settings, { [name]: { [id]: value } });

type Setting<Field extends string> = PayloadAction<{ id: SongId } & Record<Field, number>>;

const slice = createSlice({
  name: 'readerSettings',
  initialState: DEFAULT_READER_SETTINGS,
  reducers: {
    readerSettingChanged: (settings, { payload: { setting, value } }: PayloadAction<SettingChange>) => ({
      ...settings,
      [setting]: value,
    }),
    scrollSpeedChanged: (settings, { payload: { id, speed } }: Setting<'speed'>) =>
      withSongSetting(settings, 'speeds', id, speed),
    tempoChanged: (settings, { payload: { id, tempo } }: Setting<'tempo'>) =>
      withSongSetting(settings, 'tempos', id, tempo),
    barChanged: (settings, { payload: { id, beats } }: Setting<'beats'>) =>
      withSongSetting(settings, 'bars', id, beats),
  },
  extraReducers: (builder) => {
    builder
      .addCase(capoPlaced, (settings, { payload: { id, capo } }) =>
        withSongSetting(settings, 'capos', id, capo),
      )
      .addCase(capoRemoved, (settings, { payload: { id } }) => withSongSetting(settings, 'capos', id, null))
      // The easy key is meant for the song's written capo, so a chosen one goes.
      .addCase(transpositionJumped, (settings, { payload: { id, reason } }) =>
        reason === 'easyKey' ? withSongSetting(settings, 'capos', id, null) : settings,
      );
  },
  selectors: {
    selectReaderSettings: (settings) => settings,
    /** A song's scroll speed in lines per minute; null if none was set. */
    selectScrollSpeed: ({ speeds }, id: SongId): number | null => speeds[id] ?? null,
  },
});

export const { readerSettingChanged, scrollSpeedChanged, tempoChanged, barChanged } = slice.actions;
export const { selectReaderSettings, selectScrollSpeed } = slice.selectors;

const withCapoActions = { ...slice, actions: { ...slice.actions, capoPlaced, capoRemoved } };

/** The settings for all songs and those of single songs. */
export const readerSettings = declareSlice(withCapoActions, {
  keep: 'storage',
  shape: readerSettingsShape,
  stored: { key: READER_SETTINGS_KEY },
});
