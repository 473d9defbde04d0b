import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { countedPlaces, metreInTicks, secondsPerTick } from '../../../catalogue/metre';
import type { Singing } from '../../../catalogue/singing';
import { openSound } from '../../../sound/context';
import type { Heard } from '../../../sound/score';
import * as text from '../../text';
import { useContent, useReaderSetting } from '../../hooks';
import { useSongElements } from '../../songElements';
import { useRomaniser } from '../../sheet/LatinNames';
import { useSongInKey } from '../../sheet/songKeyHooks';
import { useMetre, useTempo } from '../useTempo';
import { passesOf, secondsLeft, type Lesson, type Pass } from '../byHeart/lesson';
import {
  coursesInTurn,
  lastStarted,
  metronomeCourse,
  mostBeatsInBar,
  passageCourse,
  playCourse,
  SILENCE,
  withoutTune,
  type Course,
  type Moment,
} from './playSong';
import type { Playing } from './played';
import { makeScore } from './songScore';
import { latinColumns, markStroke, markSung, useSungInView } from './sung';

export type Player = ReturnType<typeof usePlayer>;

const contains = (pass: Pass | undefined, tick: number): boolean =>
  pass !== undefined && tick >= pass.from && tick < pass.singing.length;

/**
 * Plays the chosen part of a song or of a lesson, marks what is sung, and plays on from any line; `onPlayed` is called at
 * its end. A pause goes on with its line.
 */
export function usePlayer(
  { id, isGoing, setGoing }: Playing,
  singing: Singing,
  heard: Heard,
  lesson: Lesson | null,
  onPlayed: () => void,
) {
  const content = useContent(id);
  const { capo, chordShift, tuneShift } = useSongInKey(id);
  const accompaniment = useReaderSetting('accompaniment');
  const elements = useSongElements();
  const latin = latinColumns(content, useRomaniser());
  const { shown: tempo } = useTempo(id);
  const { time } = useMetre(id);
  const isFollowed = heard.has('tune') || heard.has('chords');
  const lines = isFollowed ? singing.lines : [];
  const seconds = secondsPerTick(time, tempo);
  const passes = useMemo(() => passesOf(content, singing, lesson), [content, singing, lesson]);
  const [run, setRun] = useState({ from: 0 });
  const [moment, setMoment] = useState(SILENCE);
  const playing = useRef<ReturnType<typeof playCourse> | null>(null);
  const reached = useRef({ tick: 0, pass: 0 });

  const mark = useEffectEvent(({ sung, left, pass, stroke }: Moment) => {
    markSung(elements, sung, latin, left > 0 ? String(left) : passes[pass]?.isEcho ? text.yourTurn : '');
    markStroke(elements, stroke);
  });
  const finish = useEffectEvent((hasEnded: boolean) => (hasEnded ? onPlayed() : setGoing(false)));
  const { sung } = moment;
  useSungInView(sung);

  // Restarts at the current tick when the tempo or the key changes, at the first pass when the lesson changes.
  useEffect(() => {
    if (!isGoing) return;
    let isLeft = false;
    const { tick, pass } = reached.current;
    // An echo goes on with its line.
    const stays = contains(passes[pass], tick) && !passes[pass]!.isEcho;
    const found = stays ? pass : passes.findIndex((one) => contains(one, tick));
    const first = Math.max(0, found);
    const from = contains(passes[first], tick) ? tick : passes[first]!.from;
    const makeCourse = (): Course => {
      if (!isFollowed) return metronomeCourse(time, seconds);
      const courses = passes.slice(first).map((one, index) => {
        const score = makeScore(one.singing, { capo, chordShift, tuneShift }, accompaniment);
        const course = passageCourse(one.singing, score, heard, {
          from: index === 0 ? from : one.from,
          secondsPerTick: seconds / one.share,
          isCountedIn: heard.has('metronome') && (one.isEcho || index === 0),
        });
        return one.isEcho ? withoutTune(course) : course;
      });
      return coursesInTurn(courses, first);
    };
    const show = (next: Moment): void => {
      reached.current.pass = next.pass;
      setMoment(next);
      mark(next);
    };
    for (const call of elements.onSound) call();
    const begun = playCourse(makeCourse(), show, (end, hasEnded) => {
      reached.current = hasEnded ? { tick: 0, pass: 0 } : { ...reached.current, tick: end };
      playing.current = null;
      show({ ...SILENCE, pass: reached.current.pass });
      if (!isLeft) finish(hasEnded);
    });
    playing.current = begun;
    return () => {
      isLeft = true;
      begun.stop();
    };
  }, [
    isGoing,
    elements,
    run,
    passes,
    capo,
    chordShift,
    tuneShift,
    accompaniment,
    isFollowed,
    heard,
    time,
    seconds,
  ]);

  const goBackToLine = useEffectEvent(() => {
    const { tick, pass } = reached.current;
    const begun = passes[pass]?.singing.lines ?? [];
    reached.current.tick = begun[lastStarted(begun, tick)]?.start ?? 0;
  });
  useEffect(() => {
    if (!isGoing) goBackToLine();
  }, [isGoing]);

  const tick = (): number => playing.current?.tick() ?? reached.current.tick;
  /** The index of the line reached, in the order of singing; −1 before the first one. */
  const place = (): number => lastStarted(lines, tick());
  /** Stops at once, so that a second request for the next line, before this one has begun, moves two lines on. */
  const stopAt = (from: number): void => {
    playing.current?.stop();
    reached.current.tick = from;
  };
  /** Plays from a line, by its index in the order of singing. */
  const playFrom = (index: number): void => {
    openSound();
    const from = lines[index]!.start;
    stopAt(from);
    setRun({ from });
    setGoing(true);
  };
  return {
    beat: moment.beat,
    beatsInBar: isFollowed ? mostBeatsInBar(singing) : countedPlaces(metreInTicks(time)).length,
    lines,
    /** The pass that is played. */
    pass: passes[moment.pass],
    /** How many seconds the strophe is still learnt. */
    left: lesson ? secondsLeft(content, singing, lesson, seconds, moment.pass, sung?.start) : 0,
    /** How long the song is and how much of it has been played, in seconds. */
    duration: isFollowed ? singing.length * seconds : Infinity,
    position: () => Math.min(tick(), singing.length) * seconds,
    sungRow: sung?.row,
    /** The tick from which it was asked to play. */
    from: run.from,
    /** Stops; the next play begins anew. */
    reset: () => {
      stopAt(0);
      reached.current.pass = 0;
      setGoing(false);
    },
    playFrom,
    place,
    toPrevious: () => playFrom(Math.max(0, place() - 1)),
    toNext: () => playFrom((place() + 1) % lines.length),
  };
}
