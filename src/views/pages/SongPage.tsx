import { useState } from 'react';
import { useParams } from '../router';
import { parseSongId, type SongId } from '../../catalogue';
import { selectSongIds } from '../../state';
import { useListing, useLoadedContent, useReaderSetting, useSongbook } from '../hooks';
import { makeSongElements, SongElementsContext, useSongElements } from '../songElements';
import { NextSong } from '../play/NextSong';
import { SetLine } from '../play/SetLine';
import type { Hide } from '../play/player/played';
import { OnStage, useIsOnStage } from '../sheet/onStage';
import { fetchStaff } from '../play/staff/fetchStaff';
import { usePlayedEntry } from '../play/usePlayedEntry';
import { SharedKey } from '../share/SharedKey';
import { ContentsPending } from '../sheet/ContentsPending';
import { Evidence } from '../sheet/Evidence';
import { asWritten, Expansion, Sheet } from '../sheet/Sheet';
import { SongFacts } from '../sheet/SongFacts';
import { SongHead } from '../sheet/SongHead';
import { TransposeControl } from '../sheet/TransposeControl';
import { useSetSheet } from '../sheet/useSetSheet';
import { Video } from '../sheet/Video';
import { FavoriteToggle } from '../find/FavoriteToggle';
import * as text from '../text';
import { lateView, WantedPart } from '../ui';
import { NotFoundPage } from './ErrorPages';
import { fetchSongTools, KeyPanel } from './parts';
import styles from './SongPage.module.css';
import { SongToolbar } from './SongToolbar';

const PageTurns = lateView(fetchSongTools, (tools) => tools.PageTurns);
const SongIndex = lateView(fetchSongTools, (tools) => tools.SongIndex);
const ShapesAbove = lateView(fetchSongTools, (tools) => tools.ShapesAbove);
const StageLine = lateView(fetchSongTools, (tools) => tools.StageLine);
const StageShape = lateView(fetchSongTools, (tools) => tools.StageShape);
// The service worker keeps it after its first use: see `serviceWorker.ts`.
const Staff = lateView(fetchStaff, (part) => part.Staff);

export function SongPage() {
  const { id: number = '' } = useParams();
  const songCount = useSongbook((state) => selectSongIds(state).length);
  const id = parseSongId(number, songCount);
  const content = useLoadedContent(id);
  const listBeside = useReaderSetting('listBeside');
  // The stage stays on when another song opens.
  const [isOnStage, setOnStage] = useState(false);
  const toggleStage = (): void => {
    // The browser allows it only within a tap or a key press.
    if (!isOnStage && document.fullscreenEnabled)
      document.documentElement.requestFullscreen().catch(() => undefined);
    setOnStage(!isOnStage);
  };
  usePlayedEntry(id);
  const [elements] = useState(makeSongElements);
  const expansion = useState(() => asWritten);
  if (id === null) return <NotFoundPage />;
  return (
    <SongElementsContext value={elements}>
      <div className={styles.stand}>
        <article key={id} className={styles.song}>
          <SongHead id={id}>
            <TransposeControl id={id}>
              <KeyPanel id={id} />
            </TransposeControl>
            <FavoriteToggle id={id} />
          </SongHead>
          {content && (
            <div className={styles.facts}>
              <SongFacts isOnPaper id={id} />
            </div>
          )}
          <SetLine id={id} />
          <SharedKey id={id} />
          {content ? (
            <OnStage value={isOnStage}>
              <Expansion value={expansion}>
                <LoadedSong id={id} onStage={toggleStage} />
              </Expansion>
            </OnStage>
          ) : (
            <ContentsPending failure={text.songUnreachable} />
          )}
        </article>
        {listBeside !== 'none' && <SongIndex id={id} list={listBeside} />}
        {isOnStage && (
          <>
            <StageLine id={id} onLeave={() => setOnStage(false)} />
            <WantedPart fetchPart={fetchSongTools} onGiveUp={() => setOnStage(false)} />
          </>
        )}
      </div>
    </SongElementsContext>
  );
}

/** Everything that needs a song's words and chords; `onStage` turns the stage on and off. */
function LoadedSong({ id, onStage }: { id: SongId; onStage: () => void }) {
  const { sheet } = useSongElements();
  const { author } = useListing(id);
  useSetSheet();
  // A tap on a word turns the song there.
  const isOnStage = useIsOnStage();
  const [hidden, hide] = useState<Parameters<Hide>[0]>(null);
  const [shownChord, showChord] = useState<number | null>(null);
  const [stageChord, showStageChord] = useState<number | null>(null);
  // How often the notes were asked for. As a key, it mounts the staff again, which scrolls into view; 0 hides it.
  const [staffCount, setStaffCount] = useState(0);
  const hasShapes = useReaderSetting('shapesAbove') && !isOnStage;
  return (
    <>
      {hasShapes && <ShapesAbove id={id} />}
      {staffCount > 0 && <Staff key={staffCount} id={id} onClose={() => setStaffCount(0)} />}
      <Sheet
        ref={sheet}
        id={id}
        isUnderChordTapped={!isOnStage}
        onChordTap={isOnStage ? showStageChord : showChord}
        arrange={hidden?.arrange}
      />
      <PageTurns id={id} />
      {isOnStage && stageChord !== null && (
        <StageShape id={id} shown={stageChord} onClose={() => showStageChord(null)} />
      )}
      <SongToolbar
        id={id}
        shownChord={shownChord}
        onShowChord={showChord}
        onStage={() => {
          showStageChord(null);
          onStage();
        }}
        onStaff={() => setStaffCount(staffCount + 1)}
        isLearnt={hidden !== null}
        onHide={hide}
      />
      <div>
        <NextSong id={id} />
        <Video id={id} />
        <Evidence id={id} meaning="meaning">
          <p data-unprinted>{author}</p>
        </Evidence>
      </div>
    </>
  );
}
