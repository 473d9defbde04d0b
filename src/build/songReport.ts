import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { formatProblem, SongFileError } from '../catalogue/chordPro/problems';
import type { ReadSong } from '../catalogue/song';
import { readSong, songFileNames, SONG_FOLDER } from '../catalogue/readSongFiles';
import { measureSongFit } from '../catalogue/tunes/fit';
import { differingStrophes } from '../catalogue/tunes/strophes';

/** Reports how well the chords of a song file fit its tune, or its problems. */
function report(path: string): string[] {
  const name = basename(path);
  const { song, problems } = readSong(readFileSync(path, 'utf8'));
  if (problems.length > 0) process.exitCode = 1;
  if (!song) return [name, ...problems.map((problem) => `  ${formatProblem(problem, name)}`)];
  const { evidence, key, time } = song;
  return [
    [name.padEnd(36), evidence.padEnd(9), key.padEnd(4), time.padEnd(5), ...describeFit(song)].join(' '),
    ...differingStrophes(song).map(({ reason }) => `  ${reason}`),
  ];
}

function describeFit(song: ReadSong): string[] {
  if (!song.melody) return [];
  try {
    const { foreignLeadingTones, ...shares } = measureSongFit(song);
    const { lowest, highest, mode } = song.melody;
    return [
      `♩${song.tempo}`.padEnd(5),
      ...Object.entries(shares).map(([name, share]) => `${name} ${Math.round(share * 100)} %,`),
      `${lowest.name}–${highest.name}, ${mode ?? 'no mode'}`,
      ...foreignLeadingTones.map((chord) => `, leading tone of ${chord} is not in the tune`),
    ];
  } catch (error) {
    if (error instanceof SongFileError) return [`\n  ${error.message}`];
    throw error;
  }
}

const named = process.argv.slice(2);
const paths = named.length > 0 ? named : songFileNames().map((name) => join(SONG_FOLDER, name));
console.log(paths.flatMap(report).join('\n'));
