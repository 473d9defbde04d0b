import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { SongId } from '../../../catalogue';
import { metreInTicks, secondsPerTick } from '../../../catalogue/metre';
import { sectionOf } from '../../../catalogue/singing';
import { openSound } from '../../../sound/context';
import { useContent, useReaderSetting } from '../../hooks';
import { useSongElements } from '../../songElements';
import { useRomaniser } from '../../sheet/LatinNames';
import { useSongInKey } from '../../sheet/songKeyHooks';
import {
  lastStarted,
  metronomeCourse,
  mostBeatsInBar,
  playCourse,
  repeatedCourse,
  songCourse,
  tempoShare,
  type Course,
  type Moment,
} from './playSong';
import type { Heard, Playing } from './played';
import { makeScore, singingOf } from './songScore';
import { latinColumns, markSung, useSungInView } from './sung';
import { useBeatsInBar, useTempo } from '../useTempo';

const SILENCE: Moment = { beat: -1, count: -1, sung: null, pass: 0 };

/** How a section is repeated. */
interface Practice {
  /** The index of one of its lines in the order of singing; null if none is repeated. */
  readonly line: number | null;
  /** Whether it begins slowly and gets faster each time. */
  readonly isLadder: boolean;
  readonly isCountedIn: boolean;
}

/** Plays the chosen part of a song, marks what is sung, plays on from any of its lines, and repeats its sections. */
export function usePlayer(id: SongId, heard: Heard, [isGoing, setGoing]: Playing['going']) {
  const content = useContent(id);
  const { capo, chordShift, tuneShift } = useSongInKey(id);
  const accompaniment = useReaderSetting('accompaniment');
  const elements = useSongElements();
  const latin = latinColumns(content, useRomaniser());
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
  const passed = useRef(0);
  const [practice, setPractice] = useState<Practice>({ line: null, isLadder: false, isCountedIn: true });
  const { line: repeated, isLadder, isCountedIn } = practice;
  const section = useMemo(
    () => (singing && repeated !== null ? sectionOf(singing, repeated) : null),
    [singing, repeated],
  );
  const played = section?.singing ?? singing;

  const mark = useEffectEvent(({ sung }: Moment) => markSung(elements, sung, latin));
  useEffect(() => {
    if (!isGoing) return;
    let isLeft = false;
    const from = reached.current;
    const makeCourse = (): Course => {
      if (heard === 'metronome' || !played) return metronomeCourse(beatsInBar, beat * seconds);
      const score = makeScore(played, { capo, chordShift, tuneShift }, accompaniment);
      if (!section) return songCourse(played, score, heard, { from, secondsPerTick: seconds });
      const first = passed.current;
      return repeatedCourse(first, (pass) =>
        songCourse(played, score, heard, {
          from: pass === first ? from : section.from,
          secondsPerTick: seconds / tempoShare(pass, isLadder),
          isCountedIn: isCountedIn || pass === first,
        }),
      );
    };
    const show = (next: Moment): void => {
      passed.current = next.pass;
      setMoment(next);
      mark(next);
    };
    const begun = playCourse(makeCourse(), show, (tick) => {
      reached.current = tick;
      playing.current = null;
      show({ ...SILENCE, pass: passed.current });
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
    played,
    section,
    isLadder,
    isCountedIn,
    capo,
    chordShift,
    tuneShift,
    accompaniment,
    heard,
    beatsInBar,
    beat,
    seconds,
  ]);

  const { sung } = moment;
  const lead = useSungInView(sung, singing !== null);

  const lines = singing?.lines ?? [];
  const sections = lines.map((line) => line.section);
  const firstOf = (line: number): number => sections.indexOf(sections[line] ?? -1);
  const lastOf = (line: number): number => sections.lastIndexOf(sections[line] ?? -1);

  const tick = (): number => playing.current?.tick() ?? reached.current;
  /** Stops, and sets the tick to go on from. */
  const stopAt = (from: number): void => {
    playing.current?.stop();
    reached.current = from;
  };
  const practise = (change: Partial<Practice>): void => {
    passed.current = 0;
    setPractice({ ...practice, ...change });
  };
  /** Plays from a line, by its index in the order of singing; a repetition moves to its section. */
  const playFrom = (index: number): void => {
    openSound();
    const from = lines[index]?.start ?? 0;
    // Stops at once: a second request for the next line, before this one has begun, then moves two lines on.
    stopAt(from);
    if (repeated !== null && sections[repeated] !== sections[index]) practise({ line: index });
    lead();
    setRun({ from });
    setGoing(true);
  };
  /** The index of the line reached, in the order of singing; −1 before the first line and after the end. */
  const place = (): number => {
    const now = tick();
    return played && now < played.length ? lastStarted(played.lines, now) : -1;
  };
  /** Repeats the section in which a line is sung, from its beginning. */
  const repeat = (line: number, change: Partial<Practice> = {}): void => {
    playFrom(firstOf(line));
    practise({ line, ...change });
  };
  return {
    isPlaying: isGoing,
    beat: moment.beat,
    count: moment.count,
    beatsInBar: singing ? mostBeatsInBar(singing) : beatsInBar,
    lines,
    /** How long the song is and how much of it has been played, in seconds. */
    duration: singing ? singing.length * seconds : Infinity,
    position: () => Math.min(tick(), singing?.length ?? 0) * seconds,
    sungRow: sung?.row,
    /** The tick from which it was asked to play. */
    from: run.from,
    stop: () => setGoing(false),
    /** Stops; the next play begins with the first line, of the section if one is repeated. */
    reset: () => stopAt(section?.from ?? 0),
    goOn: () => playFrom(place()),
    playFrom,
    toPrevious: () =>
      section ? repeat(Math.max(0, firstOf(place()) - 1)) : playFrom(Math.max(0, place() - 1)),
    toNext: () =>
      section ? repeat((lastOf(place()) + 1) % lines.length) : playFrom((place() + 1) % lines.length),
    practice: {
      isLadder,
      isCountedIn,
      /** The index of the repeated section; undefined if none is repeated. */
      section: repeated === null ? undefined : sections[repeated],
      /** The share of the tempo at which the section is played now. */
      share: tempoShare(moment.pass, isLadder),
      repeat,
      /** Begins the repeated section again, in another way. */
      change: (change: Partial<Practice>) => repeat(repeated ?? 0, change),
      /** Repeats the section that is reached, or ends the repetition; the song goes on. */
      toggle: () => (section ? practise({ line: null }) : repeat(Math.max(0, place()))),
    },
  };
}
