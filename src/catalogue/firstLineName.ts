import { firstSungLine } from './sections';
import type { SongFile } from './song';

/** The first sung line as the name of a song: without a comma or a pause mark at its end. */
export const firstLineName = (song: Pick<SongFile, 'body' | 'sections'>): string =>
  firstSungLine(song).replace(/[,՝]$/, '');
