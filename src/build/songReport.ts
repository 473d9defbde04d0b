import { readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { formatProblem, SongFileError } from '../catalogue/chordPro/problems';
import type { ReadSong } from '../catalogue/song';
import { readSong, songNames, SONG_FOLDER } from '../catalogue/readSongFiles';
import { measureSongFit } from '../catalogue/tunes/fit';
import { differingStrophes } from '../catalogue/tunes/strophes';
import { tellProblems } from './checkSongs';
import { readCatalogue } from './site/readCatalogue';

/** How well the chords of a song file fit its tune, and where its strophes differ; nothing of a malformed one. */
function report(path: string): string[] {
  const name = basename(path);
  const { song } = readSong(readFileSync(path, 'utf8'));
  if (!song) return [];
  const { evidence, key, time } = song;
  return [
    [name.padEnd(36), evidence.padEnd(9), key.padEnd(4), time.padEnd(5), ...describeFit(song)].join(' '),
    ...differingStrophes(song).map(({ reason }) => `  ${reason}`),
  ];
}

/** Whether a file is outside the songbook, whose problems are told in any case. */
const isElsewhere = (path: string): boolean => relative(SONG_FOLDER, path).startsWith('..');

const problemsOf = (path: string): readonly string[] =>
  readSong(readFileSync(path, 'utf8')).problems.map((problem) => formatProblem(problem, path));

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
const paths = named.length > 0 ? named : songNames().map((name) => join(SONG_FOLDER, `${name}.cho`));
console.log(paths.flatMap(report).join('\n'));
tellProblems([...named.filter(isElsewhere).flatMap(problemsOf), ...readCatalogue().problems]);
