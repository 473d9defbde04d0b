import { ChoiceButton } from '../ui/ChoiceGroup';
import { LatinNamesPlace } from '../sheet/LatinNamesPlace';
import styles from './Chip.module.css';

/** A choice as a toggle button; one that would leave no song is disabled. */
export function Chip({
  words,
  isName,
  count,
  isChosen,
  onClick,
}: {
  words: string;
  /** Whether the words are a name, which is also shown in Latin letters if the reader wants them. */
  isName?: boolean;
  /** The number of songs that it leaves; null if it leaves all. */
  count: number | null;
  isChosen: boolean;
  onClick: () => void;
}) {
  return (
    <ChoiceButton
      className={styles.chip}
      isChosen={isChosen}
      disabled={count === 0 && !isChosen}
      onClick={onClick}
    >
      <span>{words}</span>
      {count !== null && <span className={styles.count}>{count}</span>}
      {isName && <LatinNamesPlace names={[words]} />}
    </ChoiceButton>
  );
}
