import type { ReadProblem } from '../addressFragment';
import type { Choices } from '../kept/choices';
import { fromKept, isReadable, keyOfKind, parseKey, toKept, type Kind } from '../kept/kept';
import { keptOfOld } from '../kept/oldForms';
import { isRecord, parseJson, type Change, type Kept } from '../objects';

const FORMAT = 'songbook-backup';
const VERSION = 6;

/** The maximum size of a backup: bytes of a file, UTF-16 units of a text. A file never has fewer bytes than units. */
export const BACKUP_LIMIT = 4 * 1024 * 1024;

/** Why a backup cannot be read; `malformed`: a choice is invalid or unknown, `unknownSong`: one is of an unknown song. */
export type BackupProblem = ReadProblem | 'notJson' | 'newerVersion' | 'unknownSong';

/** The settings that belong to the device: no backup has them. */
const OF_DEVICE: readonly string[] = ['toldOfCleaning'];

/** Whether a backup can hold a choice; a transposition by 0 is none. */
function isKeptInBackup([key, text]: readonly [string, string]): boolean {
  const place = parseKey(key);
  return place?.kind === 'readerSettings'
    ? !OF_DEVICE.includes(place.id)
    : place?.kind !== 'transpositions' || text !== '0';
}

/** Formats the choices as a backup file: JSON with one line per choice. */
export function formatBackup(choices: Choices): string {
  const kept = Object.fromEntries(Object.entries(toKept(choices)).filter(isKeptInBackup));
  return `${JSON.stringify({ format: FORMAT, version: VERSION, kept }, null, 2)}\n`;
}

/** Parses a backup file into its choices, or returns the problem. An import ignores nothing. */
export function parseBackup(text: string, songCount: number): Kept | BackupProblem {
  if (text.length > BACKUP_LIMIT) return 'tooLarge';
  const file = parseJson(text.replace(/^\uFEFF/, ''));
  if (file === undefined) return 'notJson';
  if (!isRecord(file) || file['format'] !== FORMAT) return 'foreign';
  const { version } = file;
  if (typeof version === 'number' && version > VERSION) return 'newerVersion';
  const kept = version === VERSION ? file['kept'] : version === 5 ? keptOfFifth(file) : null;
  if (!isRecord(kept)) return 'malformed';
  const entries = Object.entries(kept);
  if (!entries.every(isEntry) || !entries.every((entry) => isReadable(...entry) && isKeptInBackup(entry)))
    return 'malformed';
  if (!entries.every((entry) => isReadable(...entry, songCount))) return 'unknownSong';
  return toKept(fromKept(Object.fromEntries(entries), songCount));
}

const isEntry = (entry: readonly [string, unknown]): entry is [string, string] =>
  typeof entry[1] === 'string';

/** What a backup changes in the choices; it wins where both have a value. */
export function previewBackup(choices: Choices, backup: Kept): Change {
  const current = toKept(choices);
  return Object.fromEntries(Object.entries(backup).filter(([key, text]) => current[key] !== text));
}

/** The kind of choice that each field of a song held in version 5. */
const FIFTH_FIELDS: Readonly<Record<string, Kind>> = {
  favorite: 'favorites',
  semitones: 'transpositions',
  capo: 'capos',
  linesPerMinute: 'speeds',
  beatsPerMinute: 'tempos',
  beatsInBar: 'bars',
  note: 'notes',
};

/** The choices in a file of version 5, which had a list of songs beside settings, sets and known chords. */
function keptOfFifth({ songs, sets, knownChords, reading }: Readonly<Record<string, unknown>>): Kept | null {
  if (!Array.isArray(songs) || !songs.every(isRecord) || ![sets, knownChords, reading].every(isRecord))
    return null;
  if (songs.some(({ favorite = true }) => favorite !== true)) return null;
  const ofSongs = songs.flatMap(({ id, title: _, ...fields }) =>
    Object.entries(fields).map(([name, value]) => {
      const kind = Object.hasOwn(FIFTH_FIELDS, name) ? FIFTH_FIELDS[name] : undefined;
      // A field of another name stays a key that nobody reads.
      return [kind ? keyOfKind(kind, String(id)) : name, String(value)] as const;
    }),
  );
  return {
    ...Object.fromEntries(ofSongs),
    ...keptOfOld({ reading, sets, chords: knownChords }),
  };
}
