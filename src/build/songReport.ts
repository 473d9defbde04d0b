import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { formatProblem, SongFileError } from '../catalogue/chordPro/problems';
import type { ReadSong } from '../catalogue/song';
import { readSong, songNames, SONG_FOLDER } from '../catalogue/readSongFiles';
import { measureSongFit } from '../catalogue/tunes/fit';
import { differingStrophes } from '../catalogue/tunes/strophes';
import { tellProblems } from './checkSongs';
import { readCatalogue } from './site/readCatalogue';

/** Prints how well the chords of a song file fit its tune, and where its strophes differ; returns its problems. */
function report(path: string): string[] {
  const { song, problems } = readSong(readFileSync(path, 'utf8'));
  if (song) {
    const { evidence, key, time } = song;
    console.log([basename(path), evidence, key, time, describeFit(song)].join(' '));
    for (const { reason } of differingStrophes(song)) console.log(`  ${reason}`);
  }
  return problems.map((problem) => formatProblem(problem, path));
}

function describeFit(song: ReadSong): string {
  if (!song.melody) return '';
  try {
    const { foreignLeadingTones, ...shares } = measureSongFit(song);
    return [
      ...Object.entries(shares).map(([name, share]) => `${name} ${Math.round(share * 100)} %`),
      ...foreignLeadingTones.map((chord) => `leading tone of ${chord} is not in the tune`),
    ].join(', ');
  } catch (error) {
    if (error instanceof SongFileError) return `\n  ${error.message}`;
    throw error;
  }
}

const named = process.argv.slice(2);
const paths = named.length > 0 ? named : songNames().map((name) => join(SONG_FOLDER, `${name}.cho`));
const problems = paths.flatMap(report);
// A song of the songbook is among both.
tellProblems([...new Set([...problems, ...readCatalogue().problems])]);
