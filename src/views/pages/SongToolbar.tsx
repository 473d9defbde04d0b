import { useState } from 'react';
import type { SongId } from '../../catalogue';
import { useReaderSetting } from '../hooks';
import type { Hide, Playback } from '../play/player/played';
import { PlayTool } from '../play/PlayTool';
import * as text from '../text';
import { useIsOnStage } from '../sheet/onStage';
import {
  Button,
  ButtonRow,
  lateView,
  lazyView,
  Toolbar,
  ToolbarButton,
  ToolbarPanel,
  WantedPart,
  type IconShape,
} from '../ui';
import { fetchSongTools } from './parts';

const STAGE: IconShape = { path: 'M4 9V4.5h5M20 9V4.5h-5M4 15v4.5h5M20 15v4.5h-5' };
/** The strings and frets of a guitar, with three fingers. */
const CHORD: IconShape = {
  path: 'M4.5 4h15M4.5 4v17m5-17v17m5-17v17m5-17v17M4.5 10h15m-15 6h15M8.7 7a.8.8 0 1 0 1.6 0 .8.8 0 1 0-1.6 0m5 6a.8.8 0 1 0 1.6 0 .8.8 0 1 0-1.6 0m-10 0a.8.8 0 1 0 1.6 0 .8.8 0 1 0-1.6 0',
  size: 24,
  stroke: 1.7,
};
const LOOK: IconShape = {
  path: 'M3.5 7.5h8m6 0h3m-17 9h3m6 0h8M11.5 7.5a3 3 0 1 0 6 0 3 3 0 1 0-6 0m-5 9a3 3 0 1 0 6 0 3 3 0 1 0-6 0',
  size: 24,
};
const SHARE: IconShape = { path: 'M12 15V3.5M7.5 8 12 3.5 16.5 8M6 12H4.5v8.5h15V12H18' };

const SongLook = lazyView(fetchSongTools, (tools) => tools.SongLook);
const ShapesPanel = lazyView(fetchSongTools, (tools) => tools.ShapesPanel);
const SharePanel = lazyView(fetchSongTools, (tools) => tools.SharePanel);
const Strum = lazyView(fetchSongTools, (tools) => tools.Strum);
const PlaybackBar = lateView(fetchSongTools, (tools) => tools.PlaybackBar);
const KeepAwake = lateView(fetchSongTools, (tools) => tools.KeepAwake);

/** The tools of a reader; `shownChord` is the chord of the sheet whose shapes are shown, counted from 0. */
export function SongToolbar({
  id,
  shownChord,
  onShowChord,
  onStage,
  onStaff,
  isLearnt,
  onHide,
}: {
  id: SongId;
  shownChord: number | null;
  onShowChord: (index: number | null) => void;
  onStage: () => void;
  onStaff: () => void;
  /** Whether words are hidden. */
  isLearnt: boolean;
  onHide: Hide;
}) {
  const [isLookOpen, setLookOpen] = useState(false);
  const [playback, play] = useState<Playback | null>(null);
  const isOnStage = useIsOnStage();
  /** Closes the chords and scrolls the song silently. */
  const scroll = (): void => {
    onShowChord(null);
    play({ what: 'scroll', isGoing: true });
  };
  return (
    <Toolbar label={text.readerTools}>
      <PlayTool playback={playback} onPlay={play}>
        {(bar) => <PlaybackBar id={id} onHide={onHide} {...bar} />}
      </PlayTool>
      {playback && <WantedPart fetchPart={fetchSongTools} onGiveUp={() => play(null)} />}
      <KeepAwake isInUse={isOnStage || playback?.isGoing === true} />
      <ToolbarPanel
        icon={CHORD}
        label={text.shapes}
        title={text.shapesTitle[useReaderSetting('instrument')]}
        opened={[shownChord !== null, (isOpen) => onShowChord(isOpen ? 0 : null)]}
      >
        <ShapesPanel id={id} shown={shownChord ?? 0} isLearnt={isLearnt} onShow={onShowChord} />
        <Strum id={id} />
        <ButtonRow>
          <Button aria-keyshortcuts="P" onClick={scroll}>
            {text.scroll}
          </Button>
        </ButtonRow>
      </ToolbarPanel>
      <ToolbarButton icon={STAGE} label={text.stage} title={text.stageHint} shortcut="F" onClick={onStage} />
      <ToolbarPanel icon={LOOK} label={text.look} title={text.look} opened={[isLookOpen, setLookOpen]}>
        <SongLook
          id={id}
          onStaff={() => {
            setLookOpen(false);
            onStaff();
          }}
        />
      </ToolbarPanel>
      <ToolbarPanel icon={SHARE} label={text.share} title={text.shareTitle}>
        <SharePanel id={id} />
      </ToolbarPanel>
    </Toolbar>
  );
}
