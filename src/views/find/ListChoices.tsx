import { useDeferredValue, type ReactNode } from 'react';
import * as text from '../text';
import styles from './ListChoices.module.css';
import { useAsked } from './useAsked';

const NOTHING = new URLSearchParams();

/**
 * One row above a list: its search field, its order and what narrows it, which is its author, if one is chosen by the link
 * in a credit, the kinds and the visitor's voice.
 */
export function ListChoices({ author, children }: { author: string | undefined; children: ReactNode }) {
  const [asked, ask] = useAsked();
  // The prerendered page asks for nothing.
  const shown = useDeferredValue(asked, NOTHING);
  const chipOf = (name: string, value: string, words: string) => {
    const isChosen = shown.get(name) === value;
    return (
      <button
        key={name + value}
        type="button"
        className={styles.chip}
        aria-pressed={isChosen}
        onClick={() => ask({ [name]: isChosen ? '' : value })}
      >
        {words}
      </button>
    );
  };
  return (
    <div
      className={styles.row}
      data-unprinted
      // A browser leaves a button where it is that is seen in part.
      onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
    >
      {children}
      <span className={styles.order}>
        <select
          aria-label={text.orderLegend}
          value={shown.get('order') ?? 'catalogue'}
          onChange={({ target: { value } }) => ask({ order: value === 'catalogue' ? '' : value })}
        >
          {Object.entries(text.orders)
            .filter(([order]) => order !== 'author' || SONGBOOK_HAS.makers)
            .map(([order, words]) => (
              <option key={order} value={order}>
                {words}
              </option>
            ))}
        </select>
      </span>
      <div role="group" aria-label={text.narrow}>
        {author !== undefined && chipOf('author', author, author)}
        {Object.entries(text.kinds).map(
          ([kind, words]) => SONGBOOK_HAS.kinds.includes(kind) && chipOf('kind', kind, words),
        )}
        {chipOf('voice', 'yes', text.inMyVoice)}
      </div>
    </div>
  );
}
