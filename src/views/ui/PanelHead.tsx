import styles from './PanelHead.module.css';
import * as text from '../text/common';

/** What stands above a panel or a window over the page: its title, by whose id it is named, and the button that closes it. */
export function PanelHead({ id, title, onClose }: { id: string; title: string; onClose: () => void }) {
  return (
    <header className={styles['head']}>
      <h2 id={id}>{title}</h2>
      <button type="button" aria-label={text.close} onClick={onClose}>
        ×
      </button>
    </header>
  );
}
