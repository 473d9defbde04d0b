import { formatChordPro } from '../../catalogue';
import {
  entriesInOrder,
  keyOf,
  selectListing,
  selectSong,
  selectSongInKey,
  type RootState,
  type SetSong,
  type SongSet,
} from '../../state';
import * as text from '../text';

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

const songAsChordPro = (state: RootState, entry: SetSong): string =>
  formatChordPro(selectSong(state, entry.song), selectSongInKey(state, entry.song, keyOf(entry)).given);

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
