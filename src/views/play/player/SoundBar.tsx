import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { openSound } from '../../../sound/context';
import type { Heard } from '../../../sound/score';
import { LABEL, useSongElements } from '../../songElements';
import { useContent } from '../../hooks';
import * as text from '../../text';
import {
  ChoiceButton,
  focusOrHeading,
  IconButton,
  MORE,
  Panel,
  useKeys,
  usePanel,
  useWindowEvent,
} from '../../ui';
import { hideWords } from '../byHeart/hideWords';
import { tappedPlace } from '../../sheet/tappedPlace';
import { numberOf } from '../screens';
import { useSinging, useTempo } from '../useTempo';
import { beginLesson, nextLesson, type Lesson } from '../byHeart/lesson';
import { LessonRow } from './LessonRow';
import { LockScreen } from './LockScreen';
import type { Hide, Playing } from './played';
import { PlayerBar } from './PlayerBar';
import { PlayMenu } from './PlayMenu';
import styles from './PlayerBar.module.css';
import { voicesOf } from './songScore';
import { usePlayer, type Player } from './usePlayer';

/**
 * Plays a song, first all that is known of it. A tap on a line plays from there; one on a label begins a lesson of
 * its strophe.
 */
export function SoundBar({ onHide, ...playing }: Playing & { onHide: Hide }) {
  const { id, setGoing } = playing;
  const content = useContent(id);
  const { stageLine } = useSongElements();
  const singing = useSinging(id);
  const [heard, choose] = useState<Heard>(
    () => new Set(voicesOf(content, singing).filter((voice) => voice !== 'metronome')),
  );
  const { root, opener, isOpen, close } = usePanel<HTMLDivElement>(useState(false));
  const [lesson, setLesson] = useState<Lesson | null>(null);
  const [stays, setStays] = useState(false);
  const next = lesson && nextLesson(content, singing, lesson);
  const player = usePlayer(playing, singing, heard, lesson, () => {
    // As a new object it is begun again.
    if (lesson && stays) setLesson({ ...lesson });
    else if (next && next.step !== beginLesson(content, singing, next.section).step) setLesson(next);
    else setGoing(false);
  });
  const { lines } = player;
  const tempo = useTempo(id);

  const hear = (chosen: Heard): void => {
    choose(chosen);
    // A metronome alone follows no lines.
    if (!chosen.has('tune') && !chosen.has('chords')) setLesson(null);
  };
  const learn = (begun: Lesson): void => {
    openSound();
    player.reset();
    setLesson(begun);
    setGoing(true);
  };
  const learnOrEnd = (): void => {
    const { section } = lines[Math.max(0, player.place())]!;
    if (lesson) setLesson(null);
    else learn(beginLesson(content, singing, section));
  };
  const leaveWords = useEffectEvent(() => {
    // The next step may show the focused words, and their button would go.
    if (document.activeElement?.matches('[data-gap]')) focusOrHeading(stageLine.current);
  });
  useEffect(() => {
    const arrange = lesson && hideWords(lesson);
    onHide(arrange && { arrange });
    return () => {
      leaveWords();
      onHide(null);
    };
  }, [lesson, onHide]);

  const playTappedLine = (event: MouseEvent): void => {
    // A click by the keyboard only shows hidden words.
    const tapped = event.detail > 0 ? tappedPlace(event) : null;
    const place = tapped?.closest<HTMLElement>('[data-line]');
    if (!place) return;
    const labelled = tapped?.closest(LABEL)
      ? content.sections.findIndex(({ from }) => String(from) === place.dataset['line'])
      : -1;
    const line = lines.findIndex(({ row, section }) =>
      labelled === -1 ? row === numberOf(place) : section === labelled,
    );
    // A tap on a line with hidden words shows them.
    if (line === -1 || (labelled === -1 && place.querySelector('[data-gap]'))) return;
    const { section } = lines[line]!;
    if (labelled !== -1 || (lesson && lesson.section !== section))
      learn(beginLesson(content, singing, section));
    else player.playFrom(line);
    // The tap does not turn the page.
    event.stopPropagation();
  };
  useWindowEvent('click', playTappedLine, { isCaptured: true });
  useKeys('song', { R: lines.length > 0 && learnOrEnd });
  return (
    <>
      <PlayerBar {...playing} tempo={{ ...tempo, label: text.tempoOfPlay }} beats={<Beats {...player} />}>
        {'mediaSession' in navigator && <LockScreen {...playing} player={player} />}
        {lines.length > 0 && (
          <ChoiceButton isChosen={lesson !== null} aria-keyshortcuts="R" onClick={learnOrEnd}>
            {text.lesson}
          </ChoiceButton>
        )}
        <div ref={root}>
          <IconButton icon={MORE} label={text.more} {...opener} />
          {isOpen && (
            <Panel title={text.more} onClose={close}>
              <PlayMenu id={id} heard={heard} onHear={hear} onScroll={playing.onScroll} />
            </Panel>
          )}
        </div>
      </PlayerBar>
      {lesson && next && (
        <LessonRow
          id={id}
          lesson={lesson}
          player={player}
          next={next}
          stays={stays}
          onStay={setStays}
          onLearn={learn}
        />
      )}
    </>
  );
}

/** The beats of a bar as dots, the heard one lit. */
function Beats({ beat, beatsInBar }: Player) {
  return (
    <span className={styles.beats} data-testid="beats" data-beat={beat} aria-hidden="true">
      {Array.from({ length: beatsInBar }, (_, dot) => (
        <span key={dot} className={clsx(styles.dot, dot === beat && styles.lit)} />
      ))}
    </span>
  );
}
