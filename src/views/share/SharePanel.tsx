import { formatChordPro, formatPlainText, type SongId } from '../../catalogue';
import {
  selectHasBareB,
  selectKey,
  selectPlayedCapo,
  selectShownCapo,
  selectShownShift,
  selectSong,
  selectSpelling,
} from '../../state';
import { useSongbook } from '../hooks';
import * as common from '../text/common';
import * as text from '../text/share';
import { ActionGroup } from '../ui/ActionGroup';
import { CopyButton } from '../ui/CopyButton';
import { FileActions } from '../ui/FileActions';
import { lazyView } from '../ui/lazyView';
import { ShareButton } from '../ui/ShareButton';
import { songAddress, songFileName } from './songNames';

// The service worker keeps it when it was used once: see `serviceWorker.ts`.
const TransposedChordPro = lazyView(
  async () => (await import(/* webpackChunkName: "tune" */ './TransposedChordPro')).TransposedChordPro,
);

/** Shares a song as it is shown now: its address, and its words and chords as ChordPro or plain text. */
export function SharePanel({ id }: { id: SongId }) {
  const song = useSongbook((state) => selectSong(state, id));
  const key = useSongbook((state) => selectKey(state, id));
  const semitones = useSongbook((state) => selectShownShift(state, id));
  const capo = useSongbook((state) => selectShownCapo(state, id));
  const chosenCapo = useSongbook((state) => selectPlayedCapo(state, id));
  const spelling = useSongbook((state) => selectSpelling(state, id));
  const hasBareB = useSongbook((state) => selectHasBareB(state, id));
  const facts = [
    `${common.key}՝ ${key}`,
    ...(capo ? [`${common.capo}՝ ${capo}`] : []),
    ...(hasBareB ? [common.bIsH] : []),
  ];
  const shared = { id, transpose: song.transpose || null };
  const makeAddress = (): string => songAddress(window.location.origin, shared, chosenCapo);
  const formatWith = (tune: string): string =>
    formatChordPro(song, { semitones, capo, tune, notation: 'international', spell: spelling.given });
  const chordPro = { title: text.chordProFile, fileName: songFileName(song, 'cho') };
  const isTuneTransposed = song.tune !== '' && semitones !== 0;
  // As a key, it resets what a copy button says when the song changes.
  const shown = `${song.transpose} ${chosenCapo}`;
  return (
    <>
      <ActionGroup key={`link ${shown}`} title={text.songLink} hint={text.songLinkHint}>
        <ShareButton title={`${song.title} - ${song.author}`} makeAddress={makeAddress} />
        <CopyButton label={common.copyLink} makeText={makeAddress} />
      </ActionGroup>
      {isTuneTransposed ? (
        <TransposedChordPro
          key={`tune ${shown}`}
          {...chordPro}
          tune={song.tune}
          semitones={semitones}
          formatWith={formatWith}
        />
      ) : (
        <FileActions key={`cho ${shown}`} {...chordPro} makeText={() => formatWith(song.tune)} />
      )}
      <FileActions
        key={`txt ${shown}`}
        title={text.plainTextFile}
        fileName={songFileName(song, 'txt')}
        makeText={() => formatPlainText(song, semitones, { facts, spell: spelling.shown })}
      />
    </>
  );
}
