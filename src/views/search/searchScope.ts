import type { SongId } from '../../catalogue';

/** The songs that are searched, and which list they are. */
export interface SearchScope {
  /** Null until it is known which they are. */
  readonly ids: readonly SongId[] | null;
  readonly list: 'all' | 'favorites';
}
