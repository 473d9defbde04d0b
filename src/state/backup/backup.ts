import type { ReadProblem } from '../addressFragment';
import type { Choices } from '../kept/choices';
import { fromKept, isReadable, parseKey, toKept } from '../kept/kept';
import { isRecord, parseJson, type StorageChange, type StoredTexts } from '../objects';

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
export function parseBackup(text: string, songCount: number): StoredTexts | BackupProblem {
  if (text.length > BACKUP_LIMIT) return 'tooLarge';
  const file = parseJson(text.replace(/^\uFEFF/, ''));
  if (file === undefined) return 'notJson';
  if (!isRecord(file) || file['format'] !== FORMAT) return 'foreign';
  const { version, kept } = file;
  if (typeof version === 'number' && version > VERSION) return 'newerVersion';
  if (version !== VERSION || !isRecord(kept)) return 'malformed';
  const entries = Object.entries(kept);
  if (!entries.every(isEntry) || !entries.every((entry) => isReadable(...entry) && isKeptInBackup(entry)))
    return 'malformed';
  if (!entries.every((entry) => isReadable(...entry, songCount))) return 'unknownSong';
  return toKept(fromKept(Object.fromEntries(entries), songCount));
}

const isEntry = (entry: readonly [string, unknown]): entry is [string, string] =>
  typeof entry[1] === 'string';

/** What a backup changes in the choices; it wins where both have a value. */
export function previewBackup(choices: Choices, backup: StoredTexts): StorageChange {
  const current = toKept(choices);
  return Object.fromEntries(Object.entries(backup).filter(([key, text]) => current[key] !== text));
}
