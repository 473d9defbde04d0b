import { formatRemark, SongFileError, type Remark } from './chordPro/remarks';
import { parseChordPro } from './chordPro/parseChordPro';
import type { ReadSong } from './song';
import { describeMelody } from './tunes/melody';
import { layPhrases } from './tunes/phrases';
import { checkTune, readTune } from './tunes/readTune';

/** The file system is requested at run time: the browser's build includes this file, and an import would break it. */
declare const process: {
  readonly getBuiltinModule: (name: 'node:fs') => {
    readonly readdirSync: (folder: string) => string[];
    readonly readFileSync: (path: string, encoding: 'utf8') => string;
  };
};

/** The folder of the song files, relative to the project's root. */
export const SONG_FOLDER = 'static/songs';

/** Receives a warning about an ignored part of a song file, with its place. */
export type Warn = (warning: string) => void;

/** Reads every `NN-name.cho` of a folder in order; throws all problems in one error, gaps in the numbers included. */
export function readSongFiles(folder: string = SONG_FOLDER, warn: Warn = () => undefined): ReadSong[] {
  const { readFileSync } = process.getBuiltinModule('node:fs');
  const problems: string[] = [];
  const songs = songFileNames(folder).flatMap((name, index) => {
    if (!/^\d\d-[a-z0-9-]+\.cho$/.test(name)) problems.push(`${name}: not named NN-name.cho`);
    else if (Number(name.slice(0, 2)) !== index) problems.push(`${name}: number ${index} is expected here`);
    const { song, problems: found, warnings } = readSong(readFileSync(`${folder}/${name}`, 'utf8'));
    problems.push(...found.map((problem) => formatRemark(problem, name)));
    for (const warning of warnings) warn(formatRemark(warning, name));
    return song ?? [];
  });
  if (problems.length > 0) throw new SongFileError(problems.join('\n'));
  return songs;
}

/** The names of the song files in a folder, in order. */
export function songFileNames(folder: string = SONG_FOLDER): string[] {
  return process
    .getBuiltinModule('node:fs')
    .readdirSync(folder)
    .filter((name) => name.endsWith('.cho'))
    .sort();
}

/** Reads a song file with its tune; the song is null if there is a problem. */
export function readSong(text: string): {
  song: ReadSong | null;
  problems: readonly Remark[];
  warnings: readonly Remark[];
} {
  const { song, problems, warnings } = parseChordPro(text);
  if (!song) return { song, problems, warnings };
  if (song.tune === '') return { song: { ...song, melody: null, phrases: [] }, problems, warnings };
  try {
    const tune = readTune(song.tune);
    checkTune(tune, song);
    const melody = describeMelody(tune);
    return { song: { ...song, melody, phrases: layPhrases(song, tune) }, problems, warnings };
  } catch (error) {
    if (!(error instanceof SongFileError)) throw error;
    const line = text.split(/\r?\n/).findIndex((other) => other.includes('start_of_abc')) + 1;
    return { song: null, problems: [{ line, reason: error.message }], warnings };
  }
}
