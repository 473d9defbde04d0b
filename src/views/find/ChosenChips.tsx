import { FACETS } from '../../catalogue/shelves';
import type { Shelf } from '../../state/shelfAddress';
import * as text from '../text/shelves';
import { ChoiceButton } from '../ui/ChoiceGroup';
import { Icon } from '../ui/Icon';
import { CLOSE } from '../ui/icons';
import chip from './Chip.module.css';
import { choiceName, toggled } from './choices';
import styles from './ShelfPanel.module.css';

/** The chosen order and choices of a list while the panel is closed; each can be taken back. */
export function ChosenChips({ shelf, onChange }: { shelf: Shelf; onChange: (shelf: Shelf) => void }) {
  const { order, narrowing } = shelf;
  const chosen = FACETS.flatMap((facet) => {
    const value = narrowing[facet];
    return value === undefined
      ? []
      : [{ words: choiceName(facet, value), rest: toggled(shelf, facet, value) }];
  });
  const reordered: typeof chosen =
    order === 'catalogue' ? [] : [{ words: text.orders[order], rest: { order: 'catalogue', narrowing } }];
  return (
    <div className={styles.chosen}>
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
