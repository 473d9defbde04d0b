import { useState } from 'react';
import type { SongId } from '../../catalogue';
import { PlayTool } from '../play/PlayTool';
import * as text from '../text';
import { CHORD, lazyView, LOOK, SHARE, STAGE, Toolbar, ToolbarButton, ToolbarPanel } from '../ui';

const SongLook = lazyView(async () => (await import('./SongLook')).SongLook);
const ShapesPanel = lazyView(
  async () => (await import(/* webpackChunkName: "guitar" */ '../guitar/ShapesPanel')).ShapesPanel,
);
const SharePanel = lazyView(async () => (await import('../share/SharePanel')).SharePanel);

/** The tools of a reader; `shownChord` is the chord of the sheet whose shapes are shown, counted from 0. */
export function SongToolbar({
  id,
  shownChord,
  onShowChord,
  onStage,
  onStaff,
}: {
  id: SongId;
  shownChord: number | null;
  onShowChord: (index: number | null) => void;
  onStage: () => void;
  onStaff: () => void;
}) {
  const [isLookOpen, setLookOpen] = useState(false);
  const showStaff = (): void => {
    setLookOpen(false);
    onStaff();
  };
  return (
    <Toolbar label={text.readerTools}>
      <PlayTool id={id} />
      <ToolbarPanel
        icon={CHORD}
        label={text.shapes}
        title={text.shapesTitle}
        opened={[shownChord !== null, (isOpen) => onShowChord(isOpen ? 0 : null)]}
      >
        <ShapesPanel id={id} shown={shownChord ?? 0} onShow={onShowChord} />
      </ToolbarPanel>
      <ToolbarButton icon={STAGE} label={text.stage} title={text.stageHint} shortcut="F" onClick={onStage} />
      <ToolbarPanel icon={LOOK} label={text.look} title={text.lookTitle} opened={[isLookOpen, setLookOpen]}>
        <SongLook id={id} onStaff={showStaff} />
      </ToolbarPanel>
      <ToolbarPanel icon={SHARE} label={text.share} title={text.shareTitle}>
        <SharePanel id={id} />
      </ToolbarPanel>
    </Toolbar>
  );
}
