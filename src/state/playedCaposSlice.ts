import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SongId } from '../catalogue';
import { declareSlice } from './declareSlice';
import { READER_SETTINGS_KEY } from './readerSettings';
import { tableOf, wholeBetween, type Table } from './shape';
import { transpositionJumped } from './transpositionsSlice';

/** The capo fret chosen for each song, 0 for none; a song without an entry keeps its written capo. */
type PlayedCapos = Table<number>;

/** The frets that a capo can be placed on. */
export const fretShape = wholeBetween(0, 11);

const withoutCapo = (capos: PlayedCapos, id: SongId): PlayedCapos => {
  const { [id]: _, ...others } = capos;
  return others;
};

const initialState: PlayedCapos = {};

const slice = createSlice({
  name: 'playedCapos',
  initialState,
  reducers: {
    capoPlaced: (capos, { payload: { id, capo } }: PayloadAction<{ id: SongId; capo: number }>) => ({
      ...capos,
      [id]: capo,
    }),
    capoRemoved: (capos, { payload: { id } }: PayloadAction<{ id: SongId }>) => withoutCapo(capos, id),
  },
  extraReducers: (builder) => {
    // The easy key is meant for the song's written capo, so a chosen one goes.
    builder.addCase(transpositionJumped, (capos, { payload: { id, reason } }) =>
      reason === 'easyKey' ? withoutCapo(capos, id) : capos,
    );
  },
});

export const { capoPlaced, capoRemoved } = slice.actions;

/** The capos that the visitor has chosen, by song. */
export const playedCapos = declareSlice(slice, {
  keep: 'storage',
  shape: tableOf(fretShape),
  stored: { key: READER_SETTINGS_KEY, field: 'capos' },
  isChoice: true,
  inverses: {
    capoPlaced: (before, { id, capo }) => {
      const left = before[id];
      if (left === capo) return null;
      return left === undefined ? capoRemoved({ id }) : capoPlaced({ id, capo: left });
    },
  },
});
