import { splitLines } from './chordPro/directives';
import { parseChordPro } from './chordPro/parseChordPro';
import { formatProblem, SongFileError, type Problem } from './chordPro/problems';
import { uncredited } from './credits';
import { remarkWords } from './remarks';
import type { ReadSong } from './song';
import { describeMelody } from './tunes/melody';
import { checkTune, readTune } from './tunes/readTune';
import { toAbcSigns } from './tunes/tuneText';
import { layPhrases } from './tunes/underlay';

/** The file system is requested at run time: the browser's build includes this file, and an import would break it. */
declare const process: {
  readonly getBuiltinModule: (name: 'node:fs') => {
    readonly readdirSync: (folder: string) => string[];
    readonly readFileSync: (path: string, encoding: 'utf8') => string;
  };
};

/** The folder of the song files, relative to the project's root. */
export const SONG_FOLDER = 'static/songs';

/** Reads every `NN-name.cho` of a folder in order; throws all problems in one error, gaps in the numbers included. */
export function readSongFiles(folder: string = SONG_FOLDER): ReadSong[] {
  const { readFileSync } = process.getBuiltinModule('node:fs');
  const problems: string[] = [];
  const songs = songFileNames(folder).flatMap((name, index) => {
    if (!/^\d\d-[a-z0-9-]+\.cho$/.test(name)) problems.push(`${name}: not named NN-name.cho`);
    else if (Number(name.slice(0, 2)) !== index) problems.push(`${name}: number ${index} is expected here`);
    const { song, problems: found } = readSong(readFileSync(`${folder}/${name}`, 'utf8'));
    problems.push(...found.map((problem) => formatProblem(problem, name)));
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
export function readSong(text: string): { song: ReadSong | null; problems: readonly Problem[] } {
  const { song: written, problems } = parseChordPro(text);
  if (!written) return { song: written, problems };
  const song = { ...written, remark: remarkWords(written), tune: toAbcSigns(written.tune) };
  const problemAt = (directive: string, reason: string): Problem => ({
    line: splitLines(text).findIndex((line) => line.replaceAll(' ', '').includes(`{${directive}`)) + 1,
    reason,
  });
  const [missing] = uncredited(song);
  if (missing !== undefined) {
    const reason = `«${missing}» made the song and is not in its «subtitle»`;
    return { song: null, problems: [problemAt('subtitle', reason)] };
  }
  if (song.tune === '') return { song: { ...song, melody: null, phrases: [] }, problems };
  try {
    const tune = readTune(song.tune);
    checkTune(tune, song);
    return { song: { ...song, melody: describeMelody(tune), phrases: layPhrases(song, tune) }, problems };
  } catch (error) {
    if (!(error instanceof SongFileError)) throw error;
    const { line, reason } = problemAt('start_of_abc', error.message);
    return { song: null, problems: [{ line: line + error.tuneLine, reason }] };
  }
}
