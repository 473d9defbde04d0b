import type { SongId } from '../../../catalogue';
import { useContent } from '../../hooks';
import { stanzaName } from '../../sheet/sheetLayout';
import * as text from '../../text';
import { Button, ChoiceButton, ChoiceRow } from '../../ui';
import { hideWords } from '../byHeart/hideWords';
import { stepsOf, type Lesson } from '../byHeart/lesson';
import { useSinging } from '../useTempo';
import styles from './PlayerBar.module.css';
import type { usePlayer } from './usePlayer';

/**
 * Says which step of a lesson is reached and how long it lasts, and leads on. Each text stands alone in its element, because
 * browsers that translate a page move texts.
 */
export function LessonRow({
  id,
  lesson,
  player: { pass, left },
  next,
  stays,
  onStay,
  onLearn,
}: {
  id: SongId;
  lesson: Lesson;
  player: Pick<ReturnType<typeof usePlayer>, 'pass' | 'left'>;
  next: Lesson;
  stays: boolean;
  onStay: (stays: boolean) => void;
  onLearn: (lesson: Lesson) => void;
}) {
  const { section, step } = lesson;
  const content = useContent(id);
  const steps = stepsOf(content, useSinging(id), section);
  const strophe = (index: number) => stanzaName(content, content.sections[index]?.from) ?? '';
  const following = (next.section !== section && strophe(next.section)) || text.lessonSteps[next.step];
  const share = pass?.share ?? 1;
  return (
    <div className={styles.lesson} role="group" aria-label={text.lesson}>
      <div className={styles.step}>
        <p role="status">
          {strophe(section) && <span>{strophe(section)}</span>}
          <span>{`${steps.indexOf(step) + 1}/${steps.length}`}</span>
          <b>{pass?.isEcho ? text.yourTurn : text.lessonSteps[step]}</b>
          {share < 1 && <b>{text.percent(100 * share)}</b>}
          {hideWords(lesson) && <span>{text.tapToSee}</span>}
        </p>
        <span>{text.minutesLeft(Math.ceil(left / 60))}</span>
      </div>
      <ChoiceRow>
        <ChoiceButton isChosen={stays} onClick={() => onStay(!stays)}>
          {text.stayAtStep}
        </ChoiceButton>
        <Button aria-label={text.nextStep(following)} onClick={() => onLearn(next)}>
          {`${following} ›`}
        </Button>
      </ChoiceRow>
    </div>
  );
}
