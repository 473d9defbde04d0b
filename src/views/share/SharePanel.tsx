import { formatChordPro, formatPlainText, type SongId } from '../../catalogue';
import { selectSong, selectSongKey } from '../../state';
import { useSongbook } from '../hooks';
import { AddToSet } from '../sets/AddToSet';
import * as text from '../text';
import { Button, FileActions, fileName, lazyView, LinkActions } from '../ui';
import { useSongInKey } from '../songHooks';
import { songAddress } from '../songAddress';

// The service worker keeps it after its first use: see `serviceWorker.ts`.
const TransposedChordPro = lazyView(
  async () => (await import(/* webpackChunkName: "tune" */ './TransposedChordPro')).TransposedChordPro,
);

/** Shares a song as it is shown now: its address, and its words and chords as ChordPro or plain text. */
export function SharePanel({ id }: { id: SongId }) {
  const song = useSongbook((state) => selectSong(state, id));
  const songKey = useSongbook((state) => selectSongKey(state, id));
  const { key, capo, chordShift, spelling, given, hasBareB } = useSongInKey(id, songKey);
  const facts = [
    text.labelled(text.key, key),
    ...(capo ? [text.labelled(text.capo, capo)] : []),
    ...(hasBareB ? [text.bIsH] : []),
  ];
  const address = songAddress(id, { transpose: song.transpose || null, capo: songKey.capo });
  const formatWith = (tune: string): string => formatChordPro(song, { ...given, tune });
  const nameWith = (ending: string): string => fileName(song.title, ending, `song-${id}`);
  const chordPro = { title: text.chordProFile, fileName: nameWith('cho') };
  const isTuneTransposed = song.tune !== '' && chordShift !== 0;
  // As a key, it resets the label of a copy button when the song's key or capo changes.
  const shown = `${song.transpose} ${songKey.capo}`;
  return (
    <>
      <AddToSet id={id}>
        {(choose) => (
          <Button aria-haspopup="dialog" onClick={choose}>
            {text.addTitle}
          </Button>
        )}
      </AddToSet>
      <LinkActions
        key={`link ${shown}`}
        title={text.songLink}
        hint={text.songLinkHint}
        sentTitle={`${song.title} - ${song.author}`}
        makeAddress={() => window.location.origin + address}
      />
      {isTuneTransposed ? (
        <TransposedChordPro
          key={`tune ${shown}`}
          {...chordPro}
          tune={song.tune}
          semitones={chordShift}
          formatWith={formatWith}
        />
      ) : (
        <FileActions key={`cho ${shown}`} {...chordPro} makeText={() => formatWith(song.tune)} />
      )}
      <FileActions
        key={`txt ${shown}`}
        title={text.plainTextFile}
        fileName={nameWith('txt')}
        makeText={() => formatPlainText(song, chordShift, { facts, spell: spelling.shown })}
      />
    </>
  );
}
