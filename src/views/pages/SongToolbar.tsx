import { useState } from 'react';
import type { SongId } from '../../catalogue';
import type { Heard } from '../play/player/songScore';
import type { StaffOpener } from '../play/player/ListenPanel';
import { PlayControl } from '../play/PlayControl';
import * as text from '../text';
import { CHORD, HEAR, lazyView, LOOK, SHARE, STAGE, Toolbar, ToolbarButton, ToolbarPanel } from '../ui';

const ListenPanel = lazyView(
  async () => (await import(/* webpackChunkName: "guitar" */ '../play/player/ListenPanel')).ListenPanel,
);
const PlayerBar = lazyView(
  async () => (await import(/* webpackChunkName: "guitar" */ '../play/player/PlayerBar')).PlayerBar,
  'quiet',
);
const ReaderControls = lazyView(async () => (await import('../sheet/ReaderControls')).ReaderControls);
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
  staff,
}: {
  id: SongId;
  shownChord: number | null;
  onShowChord: (index: number | null) => void;
  /** Shows the sheet alone. */
  onStage: () => void;
  staff: StaffOpener;
}) {
  const [isListenOpen, setListenOpen] = useState(false);
  const [played, setPlayed] = useState<{ readonly heard: Heard; readonly count: number } | null>(null);
  const listen = (heard: Heard): void => {
    setListenOpen(false);
    setPlayed({ heard, count: (played?.count ?? 0) + 1 });
  };
  const showStaff = (): void => {
    setListenOpen(false);
    staff.show();
  };
  return (
    <Toolbar label={text.readerTools}>
      {played && (
        <PlayerBar key={played.count} id={id} heard={played.heard} onClose={() => setPlayed(null)} />
      )}
      <PlayControl id={id} />
      <ToolbarPanel
        icon={HEAR}
        label={text.listen}
        title={text.listenTitle}
        opened={[isListenOpen, setListenOpen]}
      >
        <ListenPanel id={id} onListen={listen} staff={{ ...staff, show: showStaff }} />
      </ToolbarPanel>
      <ToolbarButton icon={STAGE} label={text.stage} title={text.stageHint} shortcut="F" onClick={onStage} />
      <ToolbarPanel
        icon={CHORD}
        label={text.shapes}
        title={text.shapesTitle}
        opened={[shownChord !== null, (isOpen) => onShowChord(isOpen ? 0 : null)]}
      >
        <ShapesPanel id={id} shown={shownChord ?? 0} onShow={onShowChord} />
      </ToolbarPanel>
      <ToolbarPanel icon={LOOK} label={text.look} title={text.lookTitle}>
        <ReaderControls />
      </ToolbarPanel>
      <ToolbarPanel icon={SHARE} label={text.share} title={text.shareTitle}>
        <SharePanel id={id} />
      </ToolbarPanel>
    </Toolbar>
  );
}
