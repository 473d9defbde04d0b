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
  value: number | string | null,
): ReaderSettings => patched(settings, { [name]: { [id]: value } });

/** A reducer that sets a song's setting to a field of the payload; an empty text removes it. */
const songSetting =
  <Field extends string, Value extends number | string = number>(name: keyof SongSettings, field: Field) =>
  (settings: ReaderSettings, { payload }: PayloadAction<{ id: SongId } & Record<Field, Value>>) =>
    withSongSetting(settings, name, payload.id, payload[field] === '' ? null : payload[field]);

const slice = createSlice({
  name: 'readerSettings',
  initialState: DEFAULT_READER_SETTINGS,
  reducers: {
    readerSettingChanged: (settings, { payload: { setting, value } }: PayloadAction<SettingChange>) => ({
      ...settings,
      [setting]: value,
    }),
    scrollSpeedChanged: songSetting('speeds', 'speed'),
    tempoChanged: songSetting('tempos', 'tempo'),
    barChanged: songSetting('bars', 'beats'),
    noteWritten: songSetting<'text', string>('notes', 'text'),
  },
  extraReducers: (builder) => {
    builder
      .addCase(capoPlaced, songSetting('capos', 'capo'))
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

export const { readerSettingChanged, scrollSpeedChanged, tempoChanged, barChanged, noteWritten } =
  slice.actions;
export const { selectReaderSettings, selectScrollSpeed } = slice.selectors;

const withCapoActions = { ...slice, actions: { ...slice.actions, capoPlaced, capoRemoved } };

/** The settings for all songs and those of single songs. */
export const readerSettings = declareSlice(withCapoActions, {
  keep: 'storage',
  shape: readerSettingsShape,
  stored: { key: READER_SETTINGS_KEY },
});
