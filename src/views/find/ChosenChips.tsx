import { FACETS } from '../../catalogue/filters';
import type { Arrangement } from '../../state/arrangementAddress';
import * as text from '../text';
import { ChoiceButton } from '../ui/ChoiceGroup';
import { Icon } from '../ui/Icon';
import { CLOSE } from '../ui/icons';
import chip from './Chip.module.css';
import { choiceName, toggled } from './choices';
import styles from './FilterPanel.module.css';

/** The chosen order and choices of a list while the panel is closed; each can be taken back. */
export function ChosenChips({
  arrangement,
  onChange,
}: {
  arrangement: Arrangement;
  onChange: (arrangement: Arrangement) => void;
}) {
  const { order, filters } = arrangement;
  const chosen = FACETS.flatMap((facet) => {
    const value = filters[facet];
    return value === undefined
      ? []
      : [{ words: choiceName(facet, value), rest: toggled(arrangement, facet, value) }];
  });
  const reordered: typeof chosen =
    order === 'catalogue' ? [] : [{ words: text.orders[order], rest: { order: 'catalogue', filters } }];
  return (
    <div className={styles.chosen} data-unprinted>
      {[...reordered, ...chosen].map(({ words, rest }) => (
        <ChoiceButton
          key={words}
          isChosen
          className={chip.chip}
          aria-label={text.takeChoiceBack(words)}
          onClick={() => onChange(rest)}
        >
          <span>{words}</span>
          <Icon shape={{ ...CLOSE, size: '0.9rem' }} />
        </ChoiceButton>
      ))}
    </div>
  );
}
