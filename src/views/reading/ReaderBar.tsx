import type { SongId } from '../../catalogue';
import { PlayControl } from '../playing/PlayControl';
import { ShareIcon } from '../share/ShareIcon';
import { lazyView } from '../shared/lazyView';
import * as text from '../text';
import { BarPanel } from './BarPanel';
import styles from './ReaderBar.module.css';

const ReadingControls = lazyView(async () => (await import('./ReadingControls')).ReadingControls);
const ShapesPanel = lazyView(async () => (await import('../shapes/ShapesPanel')).ShapesPanel);
const SharePanel = lazyView(async () => (await import('../share/SharePanel')).SharePanel);

/** The tools of a reader, within reach of the thumb; `shownChord` is the chord of the sheet whose shapes are shown. */
export function ReaderBar({
  id,
  shownChord,
  onShowChord,
}: {
  id: SongId;
  shownChord: number | null;
  onShowChord: (index: number | null) => void;
}) {
  return (
    <div className={styles['bar']} role="group" aria-label={text.readerTools}>
      <PlayControl id={id} />
      <BarPanel
        icon="Am"
        label={text.shapes}
        title={text.shapesTitle}
        opened={[shownChord !== null, (isOpen) => onShowChord(isOpen ? 0 : null)]}
      >
        <ShapesPanel id={id} shown={shownChord ?? 0} onShow={onShowChord} />
      </BarPanel>
      <BarPanel icon="Aա" label={text.look} title={text.lookTitle}>
        <ReadingControls />
      </BarPanel>
      <BarPanel icon={<ShareIcon />} label={text.share} title={text.shareTitle}>
        <SharePanel id={id} />
      </BarPanel>
    </div>
  );
}
