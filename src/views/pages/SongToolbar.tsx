import type { SongId } from '../../catalogue';
import { PlayControl } from '../playing/PlayControl';
import * as playingText from '../text/playing';
import * as text from '../text/reader';
import * as shapesText from '../text/shapes';
import * as shareText from '../text/share';
import { Icon } from '../ui/Icon';
import { lazyView } from '../ui/lazyView';
import { CHORD, LOOK, SHARE, STAGE } from '../ui/songIcons';
import { Toolbar, ToolbarButton, ToolbarPanel } from '../ui/Toolbar';

const ReaderControls = lazyView(async () => (await import('../reader/ReaderControls')).ReaderControls);
const ShapesPanel = lazyView(
  async () => (await import(/* webpackChunkName: "guitar" */ '../shapes/ShapesPanel')).ShapesPanel,
);
const SharePanel = lazyView(async () => (await import('../share/SharePanel')).SharePanel);

/** The tools of a reader; `shownChord` is the chord of the sheet whose shapes are shown, counted from 0. */
export function SongToolbar({
  id,
  shownChord,
  onShowChord,
  onStage,
}: {
  id: SongId;
  shownChord: number | null;
  onShowChord: (index: number | null) => void;
  /** Called when the sheet is wanted alone. */
  onStage: () => void;
}) {
  return (
    <Toolbar label={text.readerTools}>
      <PlayControl id={id} />
      <ToolbarButton
        icon={<Icon shape={STAGE} />}
        label={playingText.stage}
        title={playingText.stageHint}
        aria-keyshortcuts="F"
        onClick={onStage}
      />
      <ToolbarPanel
        icon={<Icon shape={CHORD} />}
        label={shapesText.shapes}
        title={shapesText.shapesTitle}
        opened={[shownChord !== null, (isOpen) => onShowChord(isOpen ? 0 : null)]}
      >
        <ShapesPanel id={id} shown={shownChord ?? 0} onShow={onShowChord} />
      </ToolbarPanel>
      <ToolbarPanel icon={<Icon shape={LOOK} />} label={text.look} title={text.lookTitle}>
        <ReaderControls />
      </ToolbarPanel>
      <ToolbarPanel icon={<Icon shape={SHARE} />} label={shareText.share} title={shareText.shareTitle}>
        <SharePanel id={id} />
      </ToolbarPanel>
    </Toolbar>
  );
}
