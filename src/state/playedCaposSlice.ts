import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SongId } from '../catalogue';
import { replayStarted } from './savedState';
import type { Table } from './tables';
import { transpositionJumped } from './transpositionsSlice';

/** The fret of the capo that a visitor plays a song with, 0 for none; a song without an entry is shown as it is. */
export type PlayedCapos = Table<number>;

const withoutCapo = (capos: PlayedCapos, id: SongId): PlayedCapos => {
  const { [id]: _, ...others } = capos;
  return others;
};

/** The capos that songs are shown for; never stored. */
export const playedCaposSlice = createSlice({
  name: 'playedCapos',
  initialState: {} as PlayedCapos,
  reducers: {
    capoPlaced: (capos, { payload: { id, capo } }: PayloadAction<{ id: SongId; capo: number }>) => ({
      ...capos,
      [id]: capo,
    }),
    capoRemoved: (capos, { payload: { id } }: PayloadAction<{ id: SongId }>) => withoutCapo(capos, id),
  },
  extraReducers: (builder) => {
    builder
      // The easy key is one whose own shapes are played.
      .addCase(transpositionJumped, (capos, { payload: { id, reason } }) =>
        reason === 'easyKey' ? withoutCapo(capos, id) : capos,
      )
      .addCase(replayStarted, () => ({}));
  },
  selectors: {
    /** The fret of the capo that a song is shown for; null while it is shown as it is. */
    selectPlayedCapo: (capos, id: SongId): number | null => capos[id] ?? null,
  },
});

export const { capoPlaced, capoRemoved } = playedCaposSlice.actions;
export const { selectPlayedCapo } = playedCaposSlice.selectors;
