import type { Song } from '../../catalogue';

/** The address of a song in the key in which it is shown now. */
export const songAddress = (origin: string, { id, transpose }: Pick<Song, 'id' | 'transpose'>): string =>
  `${origin}/songs/${id}${transpose === 0 ? '' : `?transpose=${transpose}`}`;
