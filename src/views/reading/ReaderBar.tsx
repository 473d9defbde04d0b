import { lazyView } from '../shared/lazyView';
import * as text from '../text';
import { BarPanel } from './BarPanel';
import styles from './ReaderBar.module.css';

const ReadingControls = lazyView(async () => (await import('./ReadingControls')).ReadingControls);

/** The tools of a reader, within reach of the thumb. */
export function ReaderBar() {
  return (
    <div className={styles['bar']} role="group" aria-label={text.readerTools}>
      <BarPanel icon="Aա" label={text.look} title={text.lookTitle}>
        <ReadingControls />
      </BarPanel>
    </div>
  );
}
