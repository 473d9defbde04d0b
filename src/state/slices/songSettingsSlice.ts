import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SongId } from '../../catalogue';
import type { Table } from '../objects';
import { keyChosen } from './keyChosen';

/** The slowest and the fastest scrolling, in lines per minute. */
export const SCROLL_SPEEDS = { slowest: 1, fastest: 120 } as const;

/** The slowest and the fastest tempo, in beats a minute. */
export const TEMPOS = { slowest: 20, fastest: 300 } as const;

/** The possible numbers of beats in a bar. */
export const BARS = [1, 2, 3, 4, 6] as const;

/** What a visitor has set for single songs, by their ids. */
export interface SongSettings {
  /** The fret of the chosen capo, 0 for none; a song without an entry keeps its written capo. */
  readonly capos: Table<number>;
  /** Lines of the sheet per minute. */
  readonly speeds: Table<number>;
  /** Beats per minute, in the beat unit of the song's own tempo. */
  readonly tempos: Table<number>;
  /** Beats in a bar, for songs whose file has no metre. */
  readonly bars: Table<number>;
  /** A note of one line, shown above the words. */
  readonly notes: Table<string>;
}

interface OfSong {
  readonly id: SongId;
}

export const songSettingsSlice = createSlice({
  name: 'songSettings',
  initialState: (): SongSettings => ({ capos: {}, speeds: {}, tempos: {}, bars: {}, notes: {} }),
  reducers: {
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
    builder.addCase(keyChosen, ({ capos }, { payload: { id, capo, entry } }) => {
      if (entry) return;
      if (capo === null) delete capos[id];
      else capos[id] = capo;
    });
  },
  selectors: { selectSongSettings: (settings) => settings },
});

export const { scrollSpeedChanged, tempoChanged, barChanged, noteWritten } = songSettingsSlice.actions;
export const { selectSongSettings } = songSettingsSlice.selectors;
