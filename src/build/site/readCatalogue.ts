import { formatProblem } from '../../catalogue/chordPro/problems';
import { readDrafts } from '../../catalogue/readSongFiles';
import { readSongbook } from '../../catalogue/songbook';
import type { Meaning, ReadSong } from '../../catalogue/song';
import { LANGUAGES, type Language } from '../../views/text/languages';
import { readMeanings } from './readMeanings';
import { translateSongs } from './translateSongs';
import { FOLDERS, type Note } from './translationFiles';

/** The songs in one language, and what they mean to its readers. */
export interface Edition {
  readonly language: Language;
  readonly songs: readonly ReadSong[];
  readonly meanings: readonly Meaning[];
}

/**
 * Reads all songs in all languages, with every problem of their files as `file:line: reason`, each once. Without `isStrict`,
 * what is missing is no problem, and stands by its kind among the gaps.
 */
export function readCatalogue(folders = FOLDERS, isStrict = readSongbook().strict === true) {
  const { drafts, problems } = readDrafts(folders.songs, isStrict);
  const gaps = new Map<string, Set<string>>();
  const areSongsWhole = problems.length === 0;
  const note: Note = (file, problem) => {
    const { gap } = problem;
    const told = formatProblem(problem, file);
    if (!gap || isStrict) problems.push(told);
    else gaps.set(gap, (gaps.get(gap) ?? new Set()).add(told));
  };
  const editions = LANGUAGES.map((language): Edition => ({
    language,
    songs: translateSongs(drafts, language, note, folders, isStrict),
    meanings: readMeanings(drafts, language, note, folders),
  }));
  return { areSongsWhole, editions, problems: [...new Set(problems)], gaps };
}
