import { formatChordPro } from '../../catalogue';
import {
  entriesInOrder,
  selectContent,
  selectKeyAt,
  selectListing,
  selectSong,
  selectSpellingAt,
  shiftAt,
  type RootState,
  type SetSong,
  type SongSet,
} from '../../state';
import * as common from '../text/common';
import * as text from '../text/sets';

/**
 * Writes the songs of a set as one ChordPro file, each in its key and for its capo; headings and notes are comments. Throws
 * before the contents of all have arrived.
 */
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

function songAsChordPro(state: RootState, { song, transpose, capo }: SetSong): string {
  const content = selectContent(state, song);
  const fret = capo ?? content.capo;
  const semitones = shiftAt(content, transpose, fret);
  const { given } = selectSpellingAt(state, song)(semitones);
  return formatChordPro(selectSong(state, song), {
    semitones,
    capo: fret,
    notation: 'international',
    spell: given,
  });
}

const formatComment = (words: string): string =>
  words === '' ? '' : `{comment: ${words.replaceAll(/[{}\s]+/g, ' ')}}\n`;

/** Writes a set as a plain list: its title, and a line for each entry. Throws before the contents of all have arrived. */
export function setAsList(state: RootState, set: SongSet): string {
  let number = 0;
  const lines = entriesInOrder(set).map(({ value }) => {
    if ('heading' in value) return `\n${value.heading}`;
    const { song, transpose, capo, note } = value;
    const fret = capo ?? selectContent(state, song).capo;
    const facts = [selectKeyAt(state, song, transpose), ...(fret ? [`${common.capo} ${fret}`] : [])];
    return text.listed(++number, selectListing(state, song).title, facts.join(', '), note);
  });
  return `${[set.title, '', ...lines].join('\n')}\n`;
}
