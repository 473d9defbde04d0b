import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SongId } from '../../catalogue';
import { declareSlice } from '../declareSlice';
import { READER_SETTINGS_KEY } from './firstPaintSettings';
import { DEFAULT_READER_SETTINGS, readerSettingsShape, type SettingChange } from './readerSettings';
import { transpositionJumped } from './transpositionsSlice';

interface OfSong {
  readonly id: SongId;
}

// Logs name these actions after the slice that capos once were.
export const capoPlaced = createAction<OfSong & { capo: number }, 'playedCapos/capoPlaced'>(
  'playedCapos/capoPlaced',
);
export const capoRemoved = createAction<OfSong, 'playedCapos/capoRemoved'>('playedCapos/capoRemoved');

const slice = createSlice({
  name: 'readerSettings',
  initialState: DEFAULT_READER_SETTINGS,
  reducers: {
    readerSettingChanged: (settings, { payload: { setting, value } }: PayloadAction<SettingChange>) => {
      Object.assign(settings, { [setting]: value });
    },
    scrollSpeedChanged: (
      { speeds },
      { payload: { id, speed } }: PayloadAction<OfSong & { speed: number }>,
    ) => {
      speeds[id] = speed;
    },
    tempoChanged: ({ tempos }, { payload: { id, tempo } }: PayloadAction<OfSong & { tempo: number }>) => {
      tempos[id] = tempo;
    },
    barChanged: ({ bars }, { payload: { id, beats } }: PayloadAction<OfSong & { beats: number }>) => {
      bars[id] = beats;
    },
    /** An empty text removes the note. */
    noteWritten: ({ notes }, { payload: { id, text } }: PayloadAction<OfSong & { text: string }>) => {
      if (text) notes[id] = text;
      else delete notes[id];
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(capoPlaced, ({ capos }, { payload: { id, capo } }) => {
        capos[id] = capo;
      })
      .addCase(capoRemoved, ({ capos }, { payload: { id } }) => {
        delete capos[id];
      })
      // The easy key is meant for the song's written capo, so a chosen one goes.
      .addCase(transpositionJumped, ({ capos }, { payload: { id, reason } }) => {
        if (reason === 'easyKey') delete capos[id];
      });
  },
  selectors: {
    selectReaderSettings: (settings) => settings,
    /** A song's scroll speed in lines per minute; null if none was set. */
    selectScrollSpeed: ({ speeds }, id: SongId): number | null => speeds[id] ?? null,
  },
});

export const { readerSettingChanged, scrollSpeedChanged, tempoChanged, barChanged, noteWritten } =
  slice.actions;
export type ReaderSettingsAction = ReturnType<
  | typeof readerSettingChanged
  | typeof scrollSpeedChanged
  | typeof tempoChanged
  | typeof barChanged
  | typeof noteWritten
  | typeof capoPlaced
  | typeof capoRemoved
>;
export const { selectReaderSettings, selectScrollSpeed } = slice.selectors;

const withCapoActions = { ...slice, actions: { ...slice.actions, capoPlaced, capoRemoved } };

/** The settings for all songs and those of single songs. */
export const readerSettings = declareSlice(withCapoActions, {
  keep: 'storage',
  shape: readerSettingsShape,
  stored: { key: READER_SETTINGS_KEY },
});
