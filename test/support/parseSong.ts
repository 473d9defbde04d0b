import { formatProblem, parseChordPro, SongFileError, type SongFile } from '../../src/catalogue';

/** The song of a ChordPro file; throws a SongFileError with file, line and reason of all that is wrong with it. */
export function parseSong(text: string, fileName: string): SongFile {
  const { song, problems } = parseChordPro(text);
  if (song) return song;
  throw new SongFileError(problems.map((problem) => formatProblem(problem, fileName)).join('\n'));
}
