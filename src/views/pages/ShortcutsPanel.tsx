import { createPortal } from 'react-dom';
import * as text from '../text';
import { Panel } from '../ui/Panel';
import styles from './ShortcutsPanel.module.css';

/** The actions of keys and pedals; in a portal, because the stage hides most of the page. */
export function ShortcutsPanel({ onClose }: { onClose: () => void }) {
  return createPortal(
    <Panel isModal title={text.shortcutsTitle} onClose={onClose}>
      <dl className={styles.keys}>
        {text.keys.map(([keys, meaning]) => (
          <div key={keys}>
            <dt translate="no">{keys}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Panel>,
    document.body,
  );
}
