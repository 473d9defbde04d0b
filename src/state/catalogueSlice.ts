import { createSlice } from '@reduxjs/toolkit';
import type { Song } from '../catalogue';

/** The fixed catalogue; the store is made with its songs. */
export const catalogueSlice = createSlice({
  name: 'catalogue',
  initialState: { songs: [] as readonly Song[] },
  reducers: {},
  selectors: { selectCatalogue: ({ songs }) => songs },
});

export const { selectCatalogue } = catalogueSlice.selectors;
