import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SongId } from '../catalogue';
import { DEFAULT_READING, SCROLL_SPEEDS, type Reading, type ReadingChange } from './reading';
import { backupImported, importUndone, withChange, type SavedChange } from './savedChange';
import { replayStarted, savedStateLoaded } from './savedState';

/** A log may have been taken down before there was a setting, or any. */
const completed = (reading: Partial<Reading> | undefined): Reading => ({ ...DEFAULT_READING, ...reading });

const withinBounds = (speed: number): number =>
  Math.min(Math.max(speed, SCROLL_SPEEDS.slowest), SCROLL_SPEEDS.fastest);

const imported = (reading: Reading, { payload }: PayloadAction<SavedChange>): Reading => ({
  ...reading,
  ...payload.reading,
  speeds: withChange(reading.speeds, payload.reading.speeds),
});

/** How the visitor reads: the settings, and the scroll speeds of songs. */
export const readingSlice = createSlice({
  name: 'reading',
  initialState: DEFAULT_READING,
  reducers: {
    readingChanged: (reading, { payload: { setting, value } }: PayloadAction<ReadingChange>): Reading => ({
      ...reading,
      [setting]: value,
    }),
    scrollSpeedChanged: {
      prepare: ({ id, speed }: { id: SongId; speed: number }) => ({
        payload: { id, speed: withinBounds(speed) },
      }),
      reducer: (reading, { payload }: PayloadAction<{ id: SongId; speed: number }>): Reading => ({
        ...reading,
        speeds: { ...reading.speeds, [payload.id]: payload.speed },
      }),
    },
    readingFollowed: (_, { payload }: PayloadAction<Reading>) => completed(payload),
  },
  extraReducers: (builder) => {
    builder
      .addCase(savedStateLoaded, (_, { payload }) => completed(payload.reading))
      .addCase(replayStarted, (_, { payload }) => completed(payload.reading))
      .addCase(backupImported, imported)
      .addCase(importUndone, imported);
  },
  selectors: {
    selectReading: (reading) => reading,
    /** How fast a song scrolls, in lines per minute; null where it was never given a speed. */
    selectScrollSpeed: ({ speeds }, id: SongId): number | null => speeds[id] ?? null,
  },
});

export const { readingChanged, scrollSpeedChanged, readingFollowed } = readingSlice.actions;
export const { selectReading, selectScrollSpeed } = readingSlice.selectors;
