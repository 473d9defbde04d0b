import type { Song } from '../../src/catalogue';
import { readSong } from '../../src/catalogue/readSongFiles';

const HEAD = '{title: Օրոր}\n{subtitle: Ժողովրդական}\n{copyright: Ազատ}\n{key: Am}\n';
const EVIDENCE = '{meta: chords melody}\n{meta: source example.org}\n';

/** A song of these words with this music in 3/4. */
export function sungSong(words: string, music: string): Song {
  const tune = `{start_of_abc}\nX:1\nM:3/4\nL:1/8\nQ:1/4=60\nK:Am\n${music}\n{end_of_abc}`;
  const read = readSong(`${HEAD}{time: 3/4}\n{tempo: 60}\n${EVIDENCE}\n${words}\n\n${tune}\n`);
  if (read.problems.length > 0) throw new Error(JSON.stringify(read.problems));
  return read.song as unknown as Song;
}

/** Two lines of a strophe, and their tune. */
export const TWO_LINES = '[Am]Արի իմ\n[E7]սոխակ';
export const MUSIC = 'A2 B2 c2 | d3 e z2 |\nw: Ա-րի իմ սո-խակ';
/** Lines as a strophe of a song file, with what else stands in it. */
export const strophe = (words: string, more = ''): string =>
  `{start_of_verse}\n${words}\n${more}{end_of_verse}`;
