import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { formatProblem, SongFileError, type Problem } from '../../catalogue/chordPro/problems';
import { SONG_FOLDER } from '../../catalogue/readSongFiles';
import { CATALOGUE } from '../../catalogue/songbook';

/** The folders of the songs and of their translations, relative to the project's root. */
export const FOLDERS = { songs: SONG_FOLDER, translations: `${CATALOGUE}/translations` };

/** The names of the files in a folder of the catalogue, which may lack it. */
export const filesIn = (folder: string): readonly string[] => (existsSync(folder) ? readdirSync(folder) : []);

/** Takes down a problem of a file. */
export type Note = (file: string, problem: Problem) => void;

/** Refuses a file at its first problem. */
export const refuse: Note = (file, problem) => {
  throw new SongFileError(formatProblem(problem, file));
};

/** Texts by the names of song files, without `.cho`. */
export type BySong = Readonly<Record<string, string>>;

/** A JSON file as it is written, and what it holds. */
interface JsonFile<Value> {
  readonly written: string;
  readonly value: Value;
  /** Notes a problem of the line in which a place of the file is. */
  readonly noteAt: (place: number, reason: string, gap?: string) => void;
}

/** Reads a JSON file, which is empty if it is not there; one that cannot be parsed is noted, and null. */
export function readJsonFile<Value>(file: string, note: Note): JsonFile<Value> | null {
  const written = existsSync(file) ? readFileSync(file, 'utf8') : '{}';
  const noteAt = (place: number, reason: string, gap = ''): void =>
    note(file, { line: written.slice(0, Math.max(0, place)).split('\n').length, reason, gap });
  try {
    return { written, value: JSON.parse(written) as Value, noteAt };
  } catch (error) {
    const { message } = error as SyntaxError;
    const [, place = written.length] = /position (\d+)/.exec(message) ?? [];
    noteAt(Number(place), `the file is no JSON, here or on the line above: ${message}`);
    return null;
  }
}

/**
 * The texts of a JSON file in the order of the songs. Notes each song that needs a text and has none, what is wanted there, each
 * name that is no song's, and each name that stands twice.
 */
export function textsInOrder(
  { written, noteAt }: JsonFile<unknown>,
  texts: BySong,
  names: readonly string[],
  wanted: string,
  isNeeded: (index: number) => boolean,
): readonly string[] {
  const placeOf = (name: string): number => written.indexOf(`"${name}":`);
  for (const [index, name] of names.entries())
    if (!texts[name]?.trim() && isNeeded(index)) {
      const above = names.slice(0, index).findLast((other) => other in texts);
      const place = above === undefined ? 1 : written.indexOf('\n', placeOf(above)) + 1;
      noteAt(name in texts ? placeOf(name) : place, `write "${name}": "${wanted}"`, wanted);
    }
  for (const name of Object.keys(texts))
    if (!names.includes(name)) noteAt(placeOf(name), `"${name}" is the name of no song file`);
  for (const name of names)
    // JSON keeps the last of them.
    if (written.split(`"${name}":`).length > 2)
      noteAt(written.lastIndexOf(`"${name}":`), `"${name}" stands twice`);
  return names.map((name) => texts[name] ?? '');
}
