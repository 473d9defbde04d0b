import { useEffect, useRef, useState } from 'react';
import type { SongId } from '../../../catalogue';
import { metreInTicks, secondsPerTick } from '../../../catalogue/metre';
import { openSound } from '../../../sound/context';
import { useSongElements } from '../../songElements';
import { useContent, useSongInKey } from '../../songHooks';
import {
  lastStarted,
  metronomeCourse,
  mostBeatsInBar,
  playCourse,
  songCourse,
  type Moment,
} from './playSong';
import type { Heard, Playing } from './played';
import { makeScore, singingOf } from './songScore';
import { markSung, useSungInView } from './sung';
import { useBeatsInBar, useTempo } from '../useTempo';

const SILENCE: Moment = { beat: -1, count: -1, sung: null };

/** Plays the chosen part of a song, marks what is sung, and plays on from any of its lines. */
export function usePlayer(id: SongId, heard: Heard, [isGoing, setGoing]: Playing['going']) {
  const content = useContent(id);
  const { capo, chordShift, tuneShift } = useSongInKey(id);
  const elements = useSongElements();
  const { shown: tempo } = useTempo(id);
  const [beatsChosen] = useBeatsInBar(id);
  const singing = heard === 'metronome' ? null : singingOf(content);
  const seconds = secondsPerTick(content.time, tempo);
  // Without a metre, a bar has the chosen number of quarters.
  const { bar, beat } = metreInTicks(content.time || `${beatsChosen}/4`);
  const beatsInBar = Math.round(bar / beat);
  const [run, setRun] = useState({ from: 0 });
  const [moment, setMoment] = useState(SILENCE);
  const playing = useRef<ReturnType<typeof playCourse> | null>(null);
  const reached = useRef(0);

  useEffect(() => {
    if (!isGoing) return;
    let isLeft = false;
    const from = reached.current;
    const course =
      heard === 'metronome' || !singing
        ? metronomeCourse(beatsInBar, beat * seconds)
        : songCourse(singing, makeScore(singing, { capo, chordShift, tuneShift }), heard, from, seconds);
    const show = (next: Moment): void => {
      setMoment(next);
      markSung(elements, next.sung);
    };
    const begun = playCourse(course, show, (tick) => {
      reached.current = tick;
      playing.current = null;
      show(SILENCE);
      if (!isLeft) setGoing(false);
    });
    playing.current = begun;
    return () => {
      isLeft = true;
      begun.stop();
    };
  }, [
    isGoing,
    setGoing,
    run,
    singing,
    capo,
    chordShift,
    tuneShift,
    heard,
    beatsInBar,
    beat,
    seconds,
    elements,
  ]);

  const { sung } = moment;
  const lead = useSungInView(sung, singing !== null);

  const tick = (): number => playing.current?.tick() ?? reached.current;
  /** Stops, and sets the tick to go on from. */
  const stopAt = (from: number): void => {
    playing.current?.stop();
    reached.current = from;
  };
  /** Plays from a line, by its index in the order of singing. */
  const playFrom = (index: number): void => {
    openSound();
    const from = singing?.lines[index]?.start ?? 0;
    // Stops at once: a second request for the next line, before this one has begun, then moves two lines on.
    stopAt(from);
    lead();
    setRun({ from });
    setGoing(true);
  };
  /** The index of the line reached, in the order of singing; −1 before the first line and after the end. */
  const place = (): number => {
    const now = tick();
    return singing && now < singing.length ? lastStarted(singing.lines, now) : -1;
  };
  const lines = singing?.lines ?? [];
  return {
    isPlaying: isGoing,
    beat: moment.beat,
    count: moment.count,
    beatsInBar: singing ? mostBeatsInBar(singing) : beatsInBar,
    lines,
    /** How long the song is and how much of it has been played, in seconds. */
    duration: singing ? singing.length * seconds : Infinity,
    position: () => Math.min(tick(), singing?.length ?? 0) * seconds,
    sungLine: sung?.line,
    /** The tick from which it was asked to play. */
    from: run.from,
    stop: () => setGoing(false),
    /** Stops; the next play begins with the first line. */
    reset: () => stopAt(0),
    goOn: () => playFrom(place()),
    playFrom,
    toPrevious: () => playFrom(Math.max(0, place() - 1)),
    toNext: () => playFrom((place() + 1) % lines.length),
  };
}
