import { FIRST_LETTER, formatLink, readLink } from '../addressFragment';
import { entriesInOrder } from '../selectors/setSelectors';
import type { NewEntry } from './setEdits';
import { isFret } from '../slices/transpositionsSlice';
import { isId, parseJson } from '../objects';
import { parseSetting } from '../slices/readerSettings';
import { MOST_ENTRIES, MOST_LETTERS, type SongSet } from '../slices/setsSlice';

/** A set received by a link. */
export type SentSet = Exclude<ReturnType<typeof parseSetFragment>, string>;

/** A song's id, its semitones as a letter from `a` to `l`, its capo fret and a note. */
const SONG = /^(0|[1-9]\d*)([a-l])(0|[1-9]\d?)?(?:_(.+))?$/s;

/**
 * Formats a set as an address fragment short enough for a QR code: the voices of a group if there is one, its title and
 * its entries, a line each. A song is its id, a letter for 0 to 11 semitones, its capo fret, and `_` with a note; a
 * heading starts with `_`.
 */
export function formatSetFragment(set: SongSet, group = 'none'): string {
  const entries = entriesInOrder(set).map(({ value }) => {
    if ('heading' in value) return `_${inOneLine(value.heading)}`;
    const { song, transpose, capo, note } = value;
    const semitones = String.fromCharCode(FIRST_LETTER + transpose);
    return `${song}${semitones}${capo ?? ''}${note && `_${inOneLine(note)}`}`;
  });
  return formatLink('set', [group === 'none' ? '' : group, inOneLine(set.title), ...entries].join('\n'));
}

/** Parses the fragment of a set, or returns the problem. */
export function parseSetFragment(fragment: string, songCount: number) {
  return readLink(fragment, 'set', (text) => {
    const [group = '', title = '', ...others] = text.split('\n');
    if (others.length > MOST_ENTRIES) return 'tooLarge';
    const [name, entries] = [fromOneLine(title), others.map(parseEntry)];
    if (name === null || !entries.every((entry) => entry !== null)) return null;
    if (group && parseSetting('group', group) === null) return null;
    if (!entries.every((entry) => !('song' in entry) || isId(entry.song, songCount))) return 'unknownSong';
    const texts = [name, ...entries.map((entry) => ('heading' in entry ? entry.heading : entry.note))];
    if (texts.some(({ length }) => length > MOST_LETTERS)) return 'tooLarge';
    return { title: name, entries, ...(group && { group }) };
  });
}

function parseEntry(line: string): NewEntry | null {
  if (line.startsWith('_')) {
    const heading = fromOneLine(line.slice(1));
    return heading === null ? null : { heading };
  }
  const [, song, letter = '', fret, noted = ''] = SONG.exec(line) ?? [];
  const [id, note] = [Number(song), fromOneLine(noted)];
  const capo = fret === undefined ? undefined : Number(fret);
  const isCapo = capo === undefined || isFret(capo);
  if (!isId(id, Infinity) || note === null || !isCapo) return null;
  const transpose = letter.charCodeAt(0) - FIRST_LETTER;
  return { song: id, transpose, note, ...(capo !== undefined && { capo }) };
}

/** A text with its line breaks escaped, as in JSON. */
const inOneLine = (text: string): string => JSON.stringify(text).slice(1, -1);

/** The text of a line; null if it is malformed. */
function fromOneLine(line: string): string | null {
  const text = parseJson(`"${line}"`);
  return typeof text === 'string' ? text : null;
}
