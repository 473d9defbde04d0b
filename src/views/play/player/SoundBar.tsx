import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { openSound } from '../../../sound/context';
import { LABEL, useSongElements } from '../../songElements';
import { useContent } from '../../hooks';
import * as text from '../../text';
import { ChoiceButton, focusOrHeading, IconButton, MORE, useKeys, useWindowEvent } from '../../ui';
import { arranging } from '../byHeart/hideWords';
import { tappedPlace } from '../../sheet/tappedPlace';
import { numberOf } from '../screens';
import { useSinging, useTempo } from '../useTempo';
import { nextLesson, stepsOf, type Lesson } from '../byHeart/lesson';
import { LessonRow } from './LessonRow';
import { LockScreen } from './LockScreen';
import type { Heard, Hide, Playing } from './played';
import { PlayerBar } from './PlayerBar';
import { PlayMenu } from './PlayMenu';
import styles from './PlayerBar.module.css';
import { partsOf } from './songScore';
import { usePlayer } from './usePlayer';

/**
 * Plays a song, first the fullest part that is known. A tap on a line plays from there; one on a label begins a lesson of
 * its strophe.
 */
export function SoundBar({ onHide, ...playing }: Playing & { onHide: Hide }) {
  const { id, setGoing } = playing;
  const content = useContent(id);
  const { stageLine } = useSongElements();
  const singing = useSinging(id);
  const [chosen, choose] = useState<Heard | null>(null);
  const heard = chosen ?? partsOf(content, singing)[0];
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [lesson, setLesson] = useState<Lesson | null>(null);
  const [stays, setStays] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const menuOpener = useRef<HTMLButtonElement>(null);
  const [first] = stepsOf(content);
  const next = lesson && nextLesson(content, singing, lesson);
  const player = usePlayer(playing, singing, heard, lesson, () => {
    // As a new object it is begun again.
    if (lesson && stays) setLesson({ ...lesson });
    else if (next && next.step !== first) setLesson(next);
    else setGoing(false);
  });
  const { lines, pass } = player;
  const tempo = useTempo(id);

  const closeMenu = (): void => {
    if (menu.current?.contains(document.activeElement)) menuOpener.current?.focus();
    setMenuOpen(false);
  };
  const hear = (part: Heard): void => {
    choose(part);
    // It follows no lines.
    if (part === 'metronome') setLesson(null);
  };
  const learn = (begun: Lesson): void => {
    openSound();
    closeMenu();
    player.reset();
    setLesson(begun);
    setGoing(true);
  };
  const learnOrEnd = (): void => {
    const { section = 0 } = lines[Math.max(0, player.place())] ?? {};
    if (lesson) setLesson(null);
    else learn({ section, step: first });
  };
  const step = lesson?.step;
  const leaveWords = useEffectEvent(() => {
    // The next step may show the focused words, and their button would go.
    if (document.activeElement?.matches('[data-gap]')) focusOrHeading(stageLine.current);
  });
  useEffect(() => {
    const arrange = step && arranging[step];
    onHide(arrange ? { arrange } : null);
    return () => {
      leaveWords();
      onHide(null);
    };
  }, [step, onHide]);

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
    if (labelled !== -1 || (lesson && lesson.section !== section)) learn({ section, step: step ?? first });
    else player.playFrom(line);
    // The tap does not turn the page.
    event.stopPropagation();
  };
  useWindowEvent('click', playTappedLine, { isCaptured: true });
  useKeys('song', { Escape: isMenuOpen && closeMenu, R: lines.length > 0 && learnOrEnd });
  return (
    <PlayerBar
      {...playing}
      tempo={{ ...tempo, label: text.tempoOfPlay }}
      beats={<Beats {...player} />}
      above={
        <>
          {isMenuOpen && (
            <div ref={menu} className={styles.menu} role="group" aria-label={text.more}>
              <PlayMenu
                id={id}
                heard={heard}
                onHear={hear}
                onPrevious={player.toPrevious}
                onNext={player.toNext}
              />
            </div>
          )}
          {lesson && next && (
            <LessonRow
              id={id}
              lesson={lesson}
              share={pass?.share ?? 1}
              next={next}
              stays={stays}
              onStay={setStays}
              onLearn={learn}
            />
          )}
        </>
      }
    >
      {'mediaSession' in navigator && <LockScreen {...playing} player={player} />}
      {lines.length > 0 && (
        <ChoiceButton isChosen={lesson !== null} aria-keyshortcuts="R" onClick={learnOrEnd}>
          {text.lesson}
        </ChoiceButton>
      )}
      <IconButton
        ref={menuOpener}
        icon={MORE}
        label={text.more}
        aria-expanded={isMenuOpen}
        onClick={() => (isMenuOpen ? closeMenu() : setMenuOpen(true))}
      />
    </PlayerBar>
  );
}

/** The most beats drawn; a longer bar is drawn as one dot. */
const MOST = 12;

/** The beats of a bar as dots, the heard one lit; a single dot is lit on every second beat. */
function Beats({
  beat,
  count,
  beatsInBar,
}: Pick<ReturnType<typeof usePlayer>, 'beat' | 'count' | 'beatsInBar'>) {
  const dots = beatsInBar <= MOST ? beatsInBar : 1;
  const lit = dots === 1 ? count % 2 : beat;
  return (
    <span className={styles.beats} data-testid="beats" data-beat={beat} aria-hidden="true">
      {Array.from({ length: dots }, (_, dot) => (
        <span key={dot} className={clsx(styles.dot, dot === lit && styles.lit)} />
      ))}
    </span>
  );
}
