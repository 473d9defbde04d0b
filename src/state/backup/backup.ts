import type { ReaderSettings } from '../readerSettings';
import type { SavedState } from '../slices';

/** What a backup says of a visitor's choices; it has no word of what is as for everybody. */
export interface Backup extends Pick<SavedState, 'favorites' | 'transpositions'> {
  readonly readerSettings: Partial<ReaderSettings>;
}

/** Why a backup cannot be read. */
export type BackupProblem =
  | 'tooLarge'
  | 'notJson'
  /** Something that is no backup of the songbook. */
  | 'foreign'
  /** A backup that a later songbook wrote, in a form this one does not know. */
  | 'newerVersion'
  /** A backup in which something is missing, wrong, twice or unheard of. */
  | 'malformed'
  /** A backup that names a song which the catalogue does not have. */
  | 'unknownSong';

/** How long a backup may be: in bytes for a file, which never has fewer of them than UTF-16 units. */
export const BACKUP_LIMIT = 256 * 1024;

/** What a backup file calls itself. */
export const BACKUP_FORMAT = 'songbook-backup';

/** The one reader setting that is no choice and stays with its device. */
export const DEVICE_SETTING = 'toldOfCleaning';

/** The only version so far; whatever a backup comes to hold besides needs the next. */
export const BACKUP_VERSION = 1;
