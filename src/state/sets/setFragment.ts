import { FIRST_LETTER, formatChecked, readFragment } from '../addressFragment';
import { decodeText } from '../addressQuery';
import { entriesInOrder } from '../selectors/setSelectors';
import type { NewEntry } from './setEdits';
import { isFret } from '../slices/transpositionsSlice';
import { isId } from '../objects';
import { parseSetting } from '../slices/readerSettings';
import { MOST_ENTRIES, MOST_LETTERS, type SongSet } from '../slices/setsSlice';

/** A set received by a link. */
export type SentSet = Exclude<ReturnType<typeof parseSetFragment>, string>;

/** Version 2 begins with the voices of the group that sings the set, version 3 with a check and then with these or nothing. */
const VERSION = { plain: 1, withGroup: 2, checked: 3 } as const;
/** A song's id, its semitones as a letter from `a` to `l`, its capo fret and a note. */
const SONG = /^(0|[1-9]\d*)([a-l])(0|[1-9]\d?)?(?:_(.+))?$/s;
const HEADING = /^_(.*)$/s;

/**
 * Formats a set as an address fragment short enough for a QR code: the voices of a group if there is one, its title and
 * its entries, separated by points. A song is its id, a letter for 0 to 11 semitones, its capo fret, and `_` with a
 * note; a heading starts with `_`.
 */
export function formatSetFragment(set: SongSet, group = 'none'): string {
  const entries = entriesInOrder(set).map(({ value }) => {
    if ('heading' in value) return `_${encodeText(value.heading)}`;
    const { song, transpose, capo, note } = value;
    const semitones = String.fromCharCode(FIRST_LETTER + transpose);
    return `${song}${semitones}${capo ?? ''}${note && `_${encodeText(note)}`}`;
  });
  const parts = [group === 'none' ? '' : group, encodeText(set.title), ...entries];
  // A point at the end looks like punctuation.
  return formatChecked('set', VERSION.checked, parts.join('.').replace(/\.+$/, ''));
}

/** Parses the fragment of a set, or returns the problem. */
export function parseSetFragment(fragment: string, songCount: number) {
  const parse = (parts: readonly string[], group?: string) => {
    const [title = '', ...others] = parts;
    if (others.length > MOST_ENTRIES) return 'tooLarge';
    const [name, entries] = [decodeText(title), others.map(parseEntry)];
    if (name === null || !entries.every((entry) => entry !== null)) return null;
    if (!entries.every((entry) => !('song' in entry) || isId(entry.song, songCount))) return 'unknownSong';
    const texts = [name, ...entries.map((entry) => ('heading' in entry ? entry.heading : entry.note))];
    if (texts.some(({ length }) => length > MOST_LETTERS)) return 'tooLarge';
    return { title: name, entries, ...(group && { group }) };
  };
  const parseWithGroup = (content: string) => {
    const [group = '', ...parts] = content.split('.');
    return group && parseSetting('group', group) === null ? null : parse(parts, group);
  };
  return readFragment(fragment, 'set', VERSION.checked, {
    [VERSION.plain]: (content) => parse(content.split('.')),
    [VERSION.withGroup]: parseWithGroup,
    [VERSION.checked]: parseWithGroup,
  });
}

function parseEntry(text: string): NewEntry | null {
  const [, encodedHeading] = HEADING.exec(text) ?? [];
  if (encodedHeading !== undefined) {
    const heading = decodeText(encodedHeading);
    return heading === null ? null : { heading };
  }
  const [, song, letter = '', fret, encoded = ''] = SONG.exec(text) ?? [];
  const [id, note] = [Number(song), decodeText(encoded)];
  const capo = fret === undefined ? undefined : Number(fret);
  const isCapo = capo === undefined || isFret(capo);
  if (!isId(id, Infinity) || note === null || !isCapo) return null;
  const transpose = letter.charCodeAt(0) - FIRST_LETTER;
  return { song: id, transpose, note, ...(capo !== undefined && { capo }) };
}

/** Encodes a text with letters, digits and percent signs. A lone surrogate, which no address can hold, becomes U+FFFD. */
const encodeText = (text: string): string =>
  encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd')).replaceAll(
    /[-_.!~*'()]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
