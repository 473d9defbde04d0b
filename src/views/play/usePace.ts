import type { SongId } from '../../catalogue';
import { secondsPerTick } from '../../catalogue/metre';
import { SCROLL_SPEEDS, scrollSpeedChanged, selectSongSettings } from '../../state';
import { useSongbook, useSongbookDispatch } from '../hooks';
import * as text from '../text';
import { useMetre, useSinging, useTempo } from './useTempo';

/** The scrolling speed of a song; it is set by the song's tempo if that is known. */
export function usePace(id: SongId) {
  const speed = useSongbook((state) => selectSongSettings(state).speeds[id]) ?? USUAL_SPEED;
  const dispatch = useSongbookDispatch();
  const { isKnown, ...tempo } = useTempo(id);
  const { time } = useMetre(id);
  const { length } = useSinging(id);
  if (isKnown) {
    const minutes = (length * secondsPerTick(time, tempo.shown)) / 60;
    return { ...tempo, speedOf: (lines: number) => lines / minutes, unit: text.beats };
  }
  const shown = Math.round(speed);
  return {
    /** The lines per minute at which a sheet with `lines` lines is scrolled. */
    speedOf: () => speed,
    shown,
    unit: text.linesPerMinute,
    slower: shown > SCROLL_SPEEDS.slowest ? shown - stepSize(shown - 1) : null,
    faster: shown < SCROLL_SPEEDS.fastest ? Math.min(shown + stepSize(shown), SCROLL_SPEEDS.fastest) : null,
    set: (next: number) => dispatch(scrollSpeedChanged({ id, speed: next })),
  };
}

/** The speed of a song that was never given one, in lines per minute. */
const USUAL_SPEED = 20;

const stepSize = (speed: number): number => (speed < 10 ? 1 : speed < 40 ? 2 : 5);
