import { useEffect, useMemo, useRef, useState } from 'react';
import { metreInTicks, beatsBefore, secondsPerTick, type Singing } from '../../catalogue/singing';
import { TICKS, type SongId } from '../../catalogue';
import { selectContent, selectShownCapo, selectTranspose } from '../../state';
import { openSound } from '../../sound/context';
import { useSongbook } from '../hooks';
import { markSung, scrollToSung } from './markSung';
import { playMetronome, playSong, type Follower, type Moment, type Stop } from './playSong';
import { makeScore, singingOf, type Heard } from './songScore';
import { useTempo } from './useTempo';

/** A request to play from a tick on. */
interface Run {
  readonly from: number;
}

const SILENCE: Moment = { tick: 0, beat: -1, count: -1, sung: null };

/** Plays what is to be heard of a song, marks what is sung, and goes on from any of its lines. */
export function usePlayer(id: SongId, heard: Heard) {
  const content = useSongbook((state) => selectContent(state, id));
  const transpose = useSongbook((state) => selectTranspose(state, id));
  const capo = useSongbook((state) => selectShownCapo(state, id));
  const { tempo } = useTempo(id);
  const { time, capo: written } = content;
  const singing = heard === 'metronome' ? null : singingOf(content);
  const score = useMemo(
    () => singing && makeScore({ capo: written, transpose }, singing, capo),
    [singing, written, transpose, capo],
  );
  const [run, setRun] = useState<Run | null>({ from: 0 });
  const [moment, setMoment] = useState(SILENCE);
  const begun = useRef<Run | null>(null);
  const reached = useRef(0);

  useEffect(() => {
    if (!run) return;
    let isLeft = false;
    const isNew = begun.current !== run;
    const follower: Follower = {
      onMoment: (next) => {
        begun.current = run;
        reached.current = next.tick;
        setMoment(next);
        markSung(next.sung);
      },
      onEnd: (tick) => {
        reached.current = tick;
        setMoment(SILENCE);
        markSung(null);
        if (!isLeft) setRun(null);
      },
    };
    const from = isNew ? run.from : reached.current;
    const stop: Stop =
      singing && score && heard !== 'metronome'
        ? playSong(
            {
              singing,
              score,
              part: heard,
              pace: {
                from,
                secondsPerTick: secondsPerTick(time, tempo),
                countIn: isNew ? countIn(singing, from, time) : [],
              },
            },
            follower,
          )
        : playMetronome(beatOf(time, tempo), follower);
    return () => {
      isLeft = true;
      stop();
    };
  }, [run, singing, score, heard, time, tempo]);

  const sungLine = moment.sung?.line;
  useEffect(() => {
    if (sungLine !== undefined) scrollToSung(sungLine);
  }, [sungLine]);

  /** Plays from a line on, counted as they are sung. */
  const playFrom = (index: number): void => {
    openSound();
    setRun({ from: singing?.lines[index]?.start ?? 0 });
  };
  /** The line that was reached, counted as they are sung; the first one again after the end. */
  const place = (): number => {
    const tick = reached.current;
    const isThere = singing && tick < singing.length;
    return isThere ? Math.max(0, singing.lines.filter(({ start }) => start <= tick).length - 1) : 0;
  };
  return {
    isPlaying: run !== null,
    beat: moment.beat,
    count: moment.count,
    beatsInBar: beatOf(time, tempo).beatsInBar,
    lines: singing?.lines ?? [],
    stop: () => setRun(null),
    goOn: () => playFrom(place()),
    place,
    playFrom,
  };
}

/** The beats before a tick at which a line begins. */
function countIn(singing: Singing, from: number, time: string): ReturnType<typeof beatsBefore> {
  const line = singing.lines.find(({ start }) => start === from);
  return line ? beatsBefore(line, beatInTicks(time)) : [];
}

const beatInTicks = (time: string): number => (time ? metreInTicks(time).beat : TICKS / 4);

/** How long a beat is, and how many a bar has; without a metre none is the first again. */
function beatOf(time: string, tempo: number): { beatsInBar: number; secondsPerBeat: number } {
  const beat = beatInTicks(time);
  return {
    beatsInBar: time ? Math.round(metreInTicks(time).bar / beat) : Infinity,
    secondsPerBeat: beat * secondsPerTick(time, tempo),
  };
}
