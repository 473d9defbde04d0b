import type { SongId } from '../../../catalogue';
import { stanzaName } from '../../sheet/sheetLayout';
import { useContent } from '../../hooks';
import * as text from '../../text';
import { ChoiceButton, ChoiceRow } from '../../ui';
import styles from './PlayerBar.module.css';
import type { usePlayer } from './usePlayer';

/** Repeats the section that is sung until it is known: with a count-in or without a break, and slowly at first. */
export function PracticeRow({
  id,
  practice,
}: { id: SongId } & Pick<ReturnType<typeof usePlayer>, 'practice'>) {
  const content = useContent(id);
  const { section, share, isLadder, isCountedIn, change, toggle } = practice;
  const isRepeated = section !== undefined;
  const name = isRepeated && stanzaName(content, content.sections[section]?.from);
  return (
    <div className={styles.practice} role="group" aria-label={text.practice}>
      <ChoiceRow>
        <ChoiceButton isChosen={isRepeated} aria-keyshortcuts="R" onClick={toggle}>
          {name ? text.repeatsSection(name) : text.repeatSection}
        </ChoiceButton>
        {isRepeated && (
          <>
            <ChoiceButton isChosen={isLadder} onClick={() => change({ isLadder: !isLadder })}>
              {isLadder ? text.onLadder(100 * share) : text.ladder}
            </ChoiceButton>
            <ChoiceButton isChosen={isCountedIn} onClick={() => change({ isCountedIn: !isCountedIn })}>
              {text.countIn}
            </ChoiceButton>
          </>
        )}
      </ChoiceRow>
    </div>
  );
}
