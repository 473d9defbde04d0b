import { formatChordPro } from '../../catalogue';
import {
  entriesInOrder,
  formatSetFragment,
  keyOf,
  selectIsLoaded,
  selectListing,
  selectSong,
  selectChordLines,
  selectSongInKey,
  songsInOrder,
  type RootState,
  type SetSong,
  type SongSet,
} from '../../state';
import { useGetState, useReaderSetting, useSongbook } from '../hooks';
import * as text from '../text';
import { FileActions, FileFormats, fileName, LinkActions, Panel } from '../ui';

/** Shares a set: as a link that holds all of it, as a QR code of the link, as one ChordPro file or as a plain list. */
export function SetShare({ set, onClose }: { set: SongSet; onClose: () => void }) {
  const getState = useGetState();
  const group = useReaderSetting('group');
  const isLoaded = useSongbook((state) =>
    songsInOrder(set).every(({ value }) => selectIsLoaded(state, value.song)),
  );
  return (
    <Panel isModal title={text.shareSetTitle} onClose={onClose}>
      <LinkActions
        title={text.setLink}
        hint={text.setLinkHint}
        sentTitle={set.title}
        hasQrCode
        path={`/sets${formatSetFragment(set, group)}`}
      />
      {isLoaded && (
        <FileFormats title={text.fileFormat} formats={{ cho: text.setChordPro, txt: text.setPlainList }}>
          {(format) => (
            <FileActions
              key={format}
              fileName={fileName(set.title, format, 'set')}
              makeText={() => (format === 'cho' ? setAsChordPro : setAsList)(getState(), set)}
            />
          )}
        </FileFormats>
      )}
    </Panel>
  );
}

/** A set as one ChordPro file; headings and notes are comments. Throws before all contents have arrived. */
export function setAsChordPro(state: RootState, set: SongSet): string {
  let heading = '';
  const songs: string[] = [];
  for (const { value } of entriesInOrder(set)) {
    if ('heading' in value) heading += formatComment(value.heading);
    else {
      songs.push(heading + formatComment(value.note) + songAsChordPro(state, value));
      heading = '';
    }
  }
  return songs.join('\n{new_song}\n') + (heading && `\n${heading}`);
}

function songAsChordPro(state: RootState, entry: SetSong): string {
  const key = keyOf(entry);
  const chordLines = selectChordLines(state, entry.song, key);
  const { given } = selectSongInKey(state, entry.song, key);
  return formatChordPro(selectSong(state, entry.song), { ...given, chordLines });
}

const formatComment = (words: string): string =>
  words === '' ? '' : `{comment: ${words.replaceAll(/[{}\s]+/g, ' ')}}\n`;

/** A set as a plain list, one line for each entry. Throws before the contents of all songs arrive. */
export function setAsList(state: RootState, set: SongSet): string {
  let number = 0;
  const lines = entriesInOrder(set).map(({ value }) => {
    if ('heading' in value) return `\n${value.heading}`;
    const { song, note } = value;
    const { key, capo } = selectSongInKey(state, song, keyOf(value));
    const facts = [key, ...(capo ? [`${text.capo} ${capo}`] : [])];
    return text.listed(++number, selectListing(state, song).title, facts.join(', '), note);
  });
  return `${[set.title, '', ...lines].join('\n')}\n`;
}
