import { configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { persistReducer, persistStore } from 'redux-persist';
import storage from 'redux-persist/lib/storage';

interface FloorState {
  readonly favorites: Readonly<Record<number, boolean>>;
  readonly transpositions: Readonly<Record<number, number>>;
}
const NOTHING: FloorState = { favorites: {}, transpositions: {} };

const slice = createSlice({
  name: 'floor',
  initialState: NOTHING,
  reducers: {
    toggled({ favorites }, { payload: id }: PayloadAction<number>) {
      favorites[id] = !favorites[id];
    },
    moved({ transpositions }, { payload: { id, by } }: PayloadAction<{ id: number; by: number }>) {
      transpositions[id] = ((transpositions[id] ?? 0) + by + 12) % 12;
    },
  },
});

export const { toggled, moved } = slice.actions;
export const store = configureStore({
  reducer: persistReducer({ key: 'floor', storage }, slice.reducer),
  middleware: (defaults) => defaults({ serializableCheck: false }),
});
export type FloorRoot = ReturnType<typeof store.getState>;
persistStore(store);
