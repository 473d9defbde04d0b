import { formatProblem } from '../../catalogue/chordPro/problems';
import { readDrafts } from '../../catalogue/readSongFiles';
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

/** Reads all songs in all languages, with every problem of their files as `file:line: reason`, each once. */
export function readCatalogue(folders = FOLDERS) {
  const { drafts, problems } = readDrafts(folders.songs);
  const areSongsWhole = problems.length === 0;
  const note: Note = (file, problem) => problems.push(formatProblem(problem, file));
  const editions = LANGUAGES.map((language): Edition => ({
    language,
    songs: translateSongs(drafts, language, note, folders),
    meanings: readMeanings(drafts, language, note, folders),
  }));
  return { areSongsWhole, editions, problems: [...new Set(problems)] };
}
