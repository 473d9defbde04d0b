import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseChordPro } from '../catalogue/chordPro';
import { SongFileError } from '../catalogue/chordProLine';
import type { SongFile } from '../catalogue/song';

/** Where the songs are written. */
export const SONG_FOLDER = resolve('static/songs');

/** Reads every `NN-name.cho` of a folder in order; throws at a malformed file and at a gap in the numbers. */
export function readSongFiles(folder: string = SONG_FOLDER): SongFile[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.cho'))
    .sort();
  return names.map((name, index) => {
    if (!/^\d\d-[a-z0-9-]+\.cho$/.test(name)) throw new SongFileError(`${name}: not named NN-name.cho`);
    if (Number(name.slice(0, 2)) !== index)
      throw new SongFileError(`${name}: number ${index} is expected here`);
    return parseChordPro(readFileSync(join(folder, name), 'utf8'), name);
  });
}
