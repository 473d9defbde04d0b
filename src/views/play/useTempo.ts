import { useMemo } from 'react';
import type { SongId } from '../../catalogue';
import { USUAL_METRE } from '../../catalogue/linePhrases';
import { singSong } from '../../catalogue/singing';
import { barChanged, selectSongSettings, tempoChanged, TEMPOS } from '../../state';
import { useContent, useSongbook, useSongbookDispatch } from '../hooks';

/** The tempo of a song without one, in beats per minute. */
export const USUAL_TEMPO = 80;
const STEP = 4;

/** The tempo of a song and its setter; it is known if the song's file or the visitor gives one. */
export function useTempo(id: SongId) {
  const { tempo: written } = useContent(id);
  const own = useSongbook((state) => selectSongSettings(state).tempos[id]);
  const dispatch = useSongbookDispatch();
  const known = own ?? written;
  const tempo = known || USUAL_TEMPO;
  const within = (next: number): number => Math.min(Math.max(next, TEMPOS.slowest), TEMPOS.fastest);
  return {
    /** In beats per minute. */
    shown: tempo,
    written,
    isKnown: known > 0,
    slower: tempo > TEMPOS.slowest ? within(tempo - STEP) : null,
    faster: tempo < TEMPOS.fastest ? within(tempo + STEP) : null,
    set: (next: number) => dispatch(tempoChanged({ id, tempo: within(Math.round(next)) })),
  };
}

/** The metre of a song, and the beats of its bar with their setter, if its file gives no metre. */
export function useMetre(id: SongId) {
  const { time } = useContent(id);
  const beats = useSongbook((state) => selectSongSettings(state).bars[id] ?? parseInt(USUAL_METRE));
  const dispatch = useSongbookDispatch();
  return {
    time: time || `${beats}/4`,
    beats,
    setBeats: time === '' && ((chosen: number) => dispatch(barChanged({ id, beats: chosen }))),
  };
}

/** How a song is sung; one without a tune and a metre by its chords, in bars of the chosen beats. */
export function useSinging(id: SongId) {
  const content = useContent(id);
  const { time } = useMetre(id);
  return useMemo(
    () => singSong(content.phrases.length > 0 ? content : { ...content, time }),
    [content, time],
  );
}

/** The milliseconds without a tap after which counting starts again, and the number of last taps that count. */
const [PAUSE, COUNTED] = [3000, 8];

/** Makes a function from the time of each tap, in milliseconds, to the tempo of the last taps; null after the first. */
export function makeTapTempo(): (now: number) => number | null {
  let taps: number[] = [];
  return (now) => {
    const goesOn = now - (taps.at(-1) ?? now) < PAUSE;
    taps = [...(goesOn ? taps : []), now].slice(-COUNTED);
    const [first = now] = taps;
    return first === now ? null : (60_000 * (taps.length - 1)) / (now - first);
  };
}
