import { useState } from 'react';
import { AS_WRITTEN, formatChordPro, formatPlainText, type SongId } from '../../catalogue';
import { shorterWay } from '../../music';
import { selectChordLines, selectSong, selectSongKey, selectSongSettings } from '../../state';
import { useSongbook } from '../hooks';
import { fetchStaff } from '../play/staff/fetchStaff';
import { BookletPlace } from '../print/BookletPlace';
import { SetChoice } from '../sets/SetChoice';
import * as text from '../text';
import {
  Button,
  ButtonRow,
  FileActions,
  FileFormats,
  fileName,
  LinkActions,
  Pending,
  Switch,
  useFetched,
} from '../ui';
import { useRomaniser } from '../sheet/LatinNames';
import { useWordSwitches } from '../sheet/wordSwitches';
import { useSongInKey } from '../sheet/songKeyHooks';
import { songAddress } from '../addresses';
import { RecordingActions } from './RecordingActions';

/** Shares a song as it is shown now: in a set, on paper, by its address, and as a file. */
export function SharePanel({ id }: { id: SongId }) {
  const [isAdding, setAdding] = useState(false);
  const song = useSongbook((state) => selectSong(state, id));
  const songKey = useSongbook((state) => selectSongKey(state, id));
  const note = useSongbook((state) => selectSongSettings(state).notes[id]) ?? '';
  const chordLines = useSongbook((state) => selectChordLines(state, id));
  const [isLatin, setLatin] = useState(!useWordSwitches().own.isOn);
  const romaniser = useRomaniser(isLatin);
  const { key, capo, chordShift, spelling, given, hasBareB } = useSongInKey(id, songKey);
  const facts = [
    text.labelled(text.key, key),
    ...(capo ? [text.labelled(text.capo, capo)] : []),
    ...(hasBareB ? [text.bIsH] : []),
  ];
  const letters = isLatin && romaniser && song.language === 'hy' ? romaniser : AS_WRITTEN;
  const isTuneMoved = song.tune !== '' && chordShift !== 0;
  const { data: staff, retry } = useFetched(fetchStaff, isTuneMoved);
  const textIn = (format: string): string => {
    const isLinear = format === 'linear';
    if (format !== 'cho')
      return formatPlainText(song, chordShift, {
        facts,
        chordLines,
        spell: spelling.shown,
        letters,
        isLinear,
      });
    const tune = isTuneMoved ? staff!.transposeTune(song.tune, shorterWay(chordShift)) : song.tune;
    return formatChordPro(song, { ...given, chordLines, letters, tune });
  };
  // As a key, it resets the label of a copy button when the song's key or capo changes.
  const shown = `${song.transpose} ${songKey.capo} ${letters === romaniser}`;
  return (
    <>
      <ButtonRow>
        <Button aria-haspopup="dialog" onClick={() => setAdding(true)}>
          {text.addTitle}
        </Button>
        <BookletPlace isAlone title={song.title} songs={[{ id, headings: [], note }]}>
          {(onOpen) => (
            <Button aria-haspopup="dialog" onClick={onOpen}>
              {text.printSong}
            </Button>
          )}
        </BookletPlace>
      </ButtonRow>
      {isAdding && <SetChoice id={id} onClose={() => setAdding(false)} />}
      <LinkActions
        key={`link ${shown}`}
        title={text.songLink}
        hint={text.songLinkHint}
        sentTitle={`${song.title} - ${song.author}`}
        path={songAddress(id, { transpose: song.transpose || null, capo: songKey.capo })}
      />
      <FileFormats
        title={text.fileFormat}
        formats={{
          cho: text.chordProFile,
          txt: text.plainTextFile,
          linear: text.linearTextFile,
          wav: text.recordingFile,
        }}
      >
        {(format) =>
          format === 'wav' ? (
            <RecordingActions id={id} />
          ) : (
            <>
              {song.language === 'hy' && (
                <Switch label={text.givenInLatin} isOn={isLatin} onSwitch={setLatin} />
              )}
              {format === 'cho' && isTuneMoved && !staff ? (
                <Pending retry={retry} />
              ) : (
                <FileActions
                  key={`${format} ${shown}`}
                  fileName={fileName(song.title, format === 'cho' ? 'cho' : 'txt', `song-${id}`)}
                  makeText={() => textIn(format)}
                />
              )}
            </>
          )
        }
      </FileFormats>
    </>
  );
}
