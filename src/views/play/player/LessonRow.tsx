import type { SongId } from '../../../catalogue';
import { useContent } from '../../hooks';
import { stanzaName } from '../../sheet/sheetLayout';
import * as text from '../../text';
import { ChoiceButton, Icon, IconButton, type IconShape } from '../../ui';
import { stepsOf, type Lesson } from '../byHeart/lesson';
import { useSinging } from '../useTempo';
import styles from './PlayerBar.module.css';
import type { Player } from './usePlayer';

/** A circle that comes back to where it began. */
const STAY: IconShape = { path: 'M5 12a7 7 0 1 0 2.3-5.2M7.5 2.8v4.2h4.2' };
const NEXT: IconShape = { path: 'm6 5 9.5 7L6 19zM18.5 5v14' };

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
  player: Player;
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
  const minutes = Math.ceil(left / 60);
  return (
    <div className={styles.lesson} role="group" aria-label={text.lesson} data-on-stage>
      <div className={styles.step}>
        <p role="status">
          <b>{pass?.isEcho ? text.yourTurn : text.lessonSteps[step]}</b>
          {strophe(section) && <span>{strophe(section)}</span>}
          <span>{`${steps.indexOf(step) + 1}/${steps.length}`}</span>
          {share < 1 && <span>{text.percent(100 * share)}</span>}
        </p>
        <abbr title={text.minutesLeft(minutes)}>{`−${minutes}′`}</abbr>
      </div>
      <ChoiceButton
        isChosen={stays}
        aria-label={text.stayAtStep}
        title={text.stayAtStep}
        onClick={() => onStay(!stays)}
      >
        <Icon shape={STAY} />
      </ChoiceButton>
      <IconButton
        icon={NEXT}
        label={text.nextStep(following)}
        title={text.nextStep(following)}
        onClick={() => onLearn(next)}
      />
    </div>
  );
}
