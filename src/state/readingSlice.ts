import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SongId } from '../catalogue';
import { declareSlice } from './declareSlice';
import {
  DEFAULT_READING,
  READING_CHOICES,
  readingShape,
  SCROLL_SPEEDS,
  scrollSpeedShape,
  SETTING_SHAPES,
  type Reading,
  type ReadingChange,
  type ReadingSettings,
} from './reading';
import { either, oneOf, orNull, recordOf, someOf, songIdShape, tableOf, type Shape } from './shape';
import { inverseChange, withChange, type Table } from './tables';

/** Settings to set on top of a visitor's own, and speeds, of which null takes one away. */
type ChangeOfReading = Partial<ReadingSettings> & { readonly speeds?: Table<number | null> };

/** A log may have been taken down before there was a setting, or any. */
const completed = (reading: Partial<Reading>): Reading => ({ ...DEFAULT_READING, ...reading });

const withinBounds = (speed: number): number =>
  Math.min(Math.max(speed, SCROLL_SPEEDS.slowest), SCROLL_SPEEDS.fastest);

const slice = createSlice({
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
    readingFollowed: (_, { payload }: PayloadAction<Partial<Reading>>) => completed(payload),
  },
  selectors: {
    selectReading: (reading) => reading,
    /** How fast a song scrolls, in lines per minute; null where it was never given a speed. */
    selectScrollSpeed: ({ speeds }, id: SongId): number | null => speeds[id] ?? null,
  },
});

export const { readingChanged, scrollSpeedChanged, readingFollowed } = slice.actions;
export const { selectReading, selectScrollSpeed } = slice.selectors;

const settings = Object.keys(READING_CHOICES) as (keyof ReadingSettings)[];

/** How the visitor reads: the settings, and the scroll speeds of songs. */
export const reading = declareSlice(slice, {
  keep: 'storage',
  shape: readingShape,
  complete: completed,
  change: {
    shape: someOf<Required<ChangeOfReading>>({
      ...SETTING_SHAPES,
      speeds: tableOf(orNull(scrollSpeedShape)),
    }),
    apply: (reading: Reading, change: ChangeOfReading): Reading => ({
      ...reading,
      ...change,
      speeds: withChange(reading.speeds, change.speeds),
    }),
    invert: (reading: Reading, { speeds = {}, ...changed }: ChangeOfReading): ChangeOfReading => ({
      ...Object.fromEntries(
        Object.keys(changed).map((name) => [name, reading[name as keyof ReadingSettings]]),
      ),
      speeds: inverseChange(reading.speeds, speeds),
    }),
  },
  isChoice: true,
  actions: {
    readingChanged: {
      payload: either(
        ...settings.map((setting) => recordOf({ setting: oneOf(setting), value: SETTING_SHAPES[setting] })),
      ) as Shape<ReadingChange>,
      describe: ({ setting, value }) => `Set ${setting} to ${value}`,
    },
    scrollSpeedChanged: {
      payload: recordOf({ id: songIdShape, speed: scrollSpeedShape }),
      describe: ({ id, speed }, titleOf) => `Let ${titleOf(id)} scroll ${speed} lines a minute`,
    },
    readingFollowed: { payload: readingShape, describe: () => 'Another tab changed how songs are read' },
  },
});
