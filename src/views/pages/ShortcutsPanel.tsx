import { createPortal } from 'react-dom';
import * as text from '../text';
import { Panel } from '../ui';
import styles from './ShortcutsPanel.module.css';

/** The labels of keys with long names, and of the signs between keys. */
const PRINTED: Readonly<Record<string, string>> = {
  ' ': '  ',
  '+': ' + ',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
};

/** The actions of keys and pedals; in a portal, because the stage hides most of the page. */
export function ShortcutsPanel({ onClose }: { onClose: () => void }) {
  return createPortal(
    <Panel isModal title={text.shortcutsTitle} onClose={onClose}>
      <dl className={styles.keys}>
        {Object.entries(text.shortcutMeanings).map(([keys, meaning]) => (
          <div key={keys}>
            <dt translate="no">
              {keys.replaceAll(/ |\+|Arrow\w+|Escape/g, (name) => PRINTED[name] ?? name)}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Panel>,
    document.body,
  );
}
