import type { ReadProblem } from '../addressFragment';
import type { Choices } from '../kept/choices';
import { fromKept, isReadable, parseKey, toKept } from '../kept/kept';
import { isRecord, parseJson, type StorageChange, type StoredTexts } from '../objects';

const FORMAT = 'songbook-backup';
const VERSION = 6;

/** The maximum size of a backup: bytes of a file, UTF-16 units of a text. A file never has fewer bytes than units. */
export const BACKUP_LIMIT = 4 * 1024 * 1024;

/** Why a backup cannot be read; `unknownSong`: a link has a song that this songbook does not have. */
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

/** The choices of a backup file, and how many others it has that this songbook does not know. */
export interface ReadBackup {
  readonly kept: StoredTexts;
  readonly leftOut: number;
}

/** Parses a backup file, or returns the problem. */
export function parseBackup(text: string, songCount: number): ReadBackup | BackupProblem {
  if (text.length > BACKUP_LIMIT) return 'tooLarge';
  const file = parseJson(text.replace(/^\uFEFF/, ''));
  if (file === undefined) return 'notJson';
  if (!isRecord(file) || file['format'] !== FORMAT) return 'foreign';
  const { version, kept } = file;
  if (typeof version === 'number' && version > VERSION) return 'newerVersion';
  if (version !== VERSION || !isRecord(kept)) return 'malformed';
  const all = Object.entries(kept);
  const known = all
    .filter(isEntry)
    .filter((entry) => isReadable(...entry, songCount) && isKeptInBackup(entry));
  return {
    kept: toKept(fromKept(Object.fromEntries(known), songCount)),
    leftOut: all.length - known.length,
  };
}

const isEntry = (entry: readonly [string, unknown]): entry is [string, string] =>
  typeof entry[1] === 'string';

/** What a backup changes in the choices; it wins where both have a value. */
export function previewBackup(choices: Choices, backup: StoredTexts): StorageChange {
  const current = toKept(choices);
  return Object.fromEntries(Object.entries(backup).filter(([key, text]) => current[key] !== text));
}
