import type { SongId } from '../../../catalogue';
import { useContent } from '../../hooks';
import { stanzaName } from '../../sheet/sheetLayout';
import * as text from '../../text';
import { Button, ChoiceButton, ChoiceRow } from '../../ui';
import { arranging } from '../byHeart/hideWords';
import { stepsOf, type Lesson } from '../byHeart/lesson';
import styles from './PlayerBar.module.css';

/** Says which step of a lesson is reached, at which share of the tempo, and leads on to the next one. */
export function LessonRow({
  id,
  lesson: { section, step },
  share,
  next,
  stays,
  onStay,
  onLearn,
}: {
  id: SongId;
  lesson: Lesson;
  share: number;
  next: Lesson;
  stays: boolean;
  onStay: (stays: boolean) => void;
  onLearn: (lesson: Lesson) => void;
}) {
  const content = useContent(id);
  const steps = stepsOf(content);
  const strophe = (index: number) => stanzaName(content, content.sections[index]?.from) ?? '';
  const following = (next.section !== section && strophe(next.section)) || text.lessonSteps[next.step];
  const tempo = step === 'slow' ? ` · ${text.percent(100 * share)}` : '';
  return (
    <div className={styles.lesson} role="group" aria-label={text.lesson}>
      <p role="status">
        {[strophe(section), `${steps.indexOf(step) + 1}/${steps.length}`].filter(Boolean).join(' · ')}
        {' · '}
        <b>{text.lessonSteps[step] + tempo}</b>
        {arranging[step] && ` · ${text.tapToSee}`}
      </p>
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
