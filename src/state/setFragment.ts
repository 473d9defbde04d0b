import type { SongId } from '../catalogue';
import { decodeText, FIRST_LETTER, readFragment } from './addressFragment';
import type { BackupProblem } from './backup/backupFile';
import { entriesInOrder } from './setSelectors';
import type { NewEntry } from './setEdits';
import { hasShape, isId } from './shape';
import { fretShape } from './playedCaposSlice';
import type { SongSet } from './songSets';

/** A set as somebody sent it. */
export interface SentSet {
  readonly title: string;
  readonly entries: readonly NewEntry[];
}

/** Why a set that was sent cannot be read. */
export type SetProblem = Exclude<BackupProblem, 'notJson'>;

const VERSION = 1;
/** A song's number, its semitones as a letter from `a` to `l`, the fret of its capo, and a note. */
const SONG = /^(0|[1-9]\d*)([a-l])(0|[1-9]\d?)?(?:_(.+))?$/s;
const HEADING = /^_(.*)$/s;

/**
 * Writes a set as the fragment of an address, short enough for a QR code: its title and entries with points between them. A
 * song is its number, a letter for 0 to 11 semitones and the fret of a capo; a note follows a `_`, with which a heading begins.
 */
export function formatSetFragment(set: SongSet): string {
  const entries = entriesInOrder(set).map(({ value }) => {
    if ('heading' in value) return `_${encodeText(value.heading)}`;
    const { song, transpose, capo, note } = value;
    const semitones = String.fromCharCode(FIRST_LETTER + transpose);
    return `${song}${semitones}${capo ?? ''}${note && `_${encodeText(note)}`}`;
  });
  return `#set=${[VERSION, encodeText(set.title), ...entries].join('.')}`;
}

/** Reads such a fragment, or says why it cannot be read. */
export function parseSetFragment(fragment: string, songCount: number): SentSet | SetProblem {
  return readFragment(fragment, 'set', VERSION, (content) => {
    const [title, ...parts] = content.split('.');
    const [name, entries] = [decodeText(title!), parts.map(parseEntry)];
    if (name === null || !entries.every((entry) => entry !== null)) return null;
    if (!entries.every((entry) => !('song' in entry) || isId(entry.song, songCount))) return 'unknownSong';
    return { title: name, entries };
  });
}

function parseEntry(text: string): NewEntry | null {
  const heading = HEADING.exec(text);
  if (heading) {
    const words = decodeText(heading[1]!);
    return words === null ? null : { heading: words };
  }
  const [, song, letter, fret, encoded = ''] = SONG.exec(text) ?? [];
  const note = decodeText(encoded);
  const capo = fret === undefined ? undefined : Number(fret);
  if (song === undefined || note === null || (capo !== undefined && !hasShape(capo, fretShape, 0)))
    return null;
  const transpose = letter!.charCodeAt(0) - FIRST_LETTER;
  return { song: Number(song) as SongId, transpose, note, ...(capo !== undefined && { capo }) };
}

/** Writes a text with letters, digits and percent signs only; half a surrogate pair, which no address can hold, is lost. */
const encodeText = (text: string): string =>
  encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd')).replaceAll(
    /[-_.!~*'()]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
