import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseChordPro } from '../catalogue/chordPro';
import { SONG_FOLDER } from './readSongFiles';

for (const name of readdirSync(SONG_FOLDER).filter((file) => file.endsWith('.cho'))) {
  try {
    const { body } = parseChordPro(readFileSync(join(SONG_FOLDER, name), 'utf8'), name);
    console.log(
      `${name}: ${body.lyrics.length} lines, ${body.chords.join(' ').match(/\S+/g)?.length ?? 0} chords`,
    );
  } catch (error) {
    console.error(String(error));
    process.exitCode = 1;
  }
}
