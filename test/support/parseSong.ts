import { formatProblem, parseChordPro, SongFileError, type SongFile } from '../../src/catalogue';

/** The song of a ChordPro file; throws a SongFileError with file, line and reason of all that is wrong with it. */
export function parseSong(text: string, fileName: string): SongFile {
  const { song, problems } = parseChordPro(text);
  if (song) return song;
  throw new SongFileError(problems.map((problem) => formatProblem(problem, fileName)).join('\n'));
}

/** The head of a song file, and files of it. */
export const HEAD = '{title: Օրոր}\n{subtitle: Ժողովրդական}\n{key: Am}\n{copyright: Ժողովրդական երգ։}\n';
export const file = (body: string, head = HEAD): string => `${head}\n${body}\n`;
export const song = (body: string, head = HEAD) => parseSong(file(body, head), '12-oror.cho');
