import type { SongId } from '../../catalogue/index';
import { PlayControl } from '../playing/PlayControl';
import { ShareIcon } from '../share/ShareIcon';
import { lazyView } from '../ui/lazyView';
import { ToolbarPanel } from '../ui/ToolbarPanel';
import styles from '../ui/Toolbar.module.css';
import * as text from '../text/reader';
import * as shapesText from '../text/shapes';
import * as shareText from '../text/share';

const ReadingControls = lazyView(async () => (await import('../reader/ReaderControls')).ReaderControls);
const ShapesPanel = lazyView(async () => (await import('../shapes/ShapesPanel')).ShapesPanel);
const SharePanel = lazyView(async () => (await import('../share/SharePanel')).SharePanel);

/** The tools of a reader, within reach of the thumb; `shownChord` is the chord of the sheet whose shapes are shown. */
export function SongToolbar({
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
      <ToolbarPanel
        icon="Am"
        label={shapesText.shapes}
        title={shapesText.shapesTitle}
        opened={[shownChord !== null, (isOpen) => onShowChord(isOpen ? 0 : null)]}
      >
        <ShapesPanel id={id} shown={shownChord ?? 0} onShow={onShowChord} />
      </ToolbarPanel>
      <ToolbarPanel icon="Aա" label={text.look} title={text.lookTitle}>
        <ReadingControls />
      </ToolbarPanel>
      <ToolbarPanel icon={<ShareIcon />} label={shareText.share} title={shareText.shareTitle}>
        <SharePanel id={id} />
      </ToolbarPanel>
    </div>
  );
}
