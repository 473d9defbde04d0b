import { ChoiceButton } from '../ui/ChoiceGroup';
import { LatinNamesPlace } from '../latin/LatinNamesPlace';
import styles from './Chip.module.css';

/** A choice that is pressed or not; one that would leave no song cannot be pressed. */
export function Chip({
  words,
  isName,
  count,
  isChosen,
  onClick,
}: {
  words: string;
  /** Whether the words are a name, which is shown in Latin letters too where these are wanted. */
  isName?: boolean;
  /** How many songs it leaves; null where it leaves all. */
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
