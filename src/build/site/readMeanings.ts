import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { formatProblem, type Problem } from '../../catalogue/chordPro/problems';
import { songFileNames } from '../../catalogue/readSongFiles';
import { readGlosses, readTranslation } from '../../catalogue/readMeaning';
import type { Meaning, ReadSong } from '../../catalogue/song';
import type { Language } from '../../views/text/languages';
import { TRANSLATIONS } from './translateSongs';

/**
 * Reads what the songs mean to readers of a language: translations of the songs of other languages, and for Armenian
 * readers glosses of Armenian songs. Throws one error that names each problem by file and line.
 */
export function readMeanings(
  songs: readonly ReadSong[],
  language: Language,
  folder = TRANSLATIONS,
): readonly Meaning[] {
  const problems: string[] = [];
  const names = songFileNames().map((name) => name.replace(/\.cho$/, '.txt'));
  const read = <Read>(
    path: string,
    readRows: (rows: readonly string[], note: (problem: Problem) => void) => Read,
  ): Read => {
    const text = readFileSync(`${folder}/${path}`, 'utf8').replace(/\n$/, '');
    return readRows(text.split('\n'), (problem) =>
      problems.push(formatProblem(problem, `${folder}/${path}`)),
    );
  };
  const meanings = songs.map((song, id): Meaning => {
    const path = `${language}/${names[id]}`;
    const glossary = `glosses/${names[id]}`;
    const isTranslated = song.language !== language;
    const isThere = existsSync(`${folder}/${path}`);
    const lines =
      isThere && isTranslated ? read(path, (rows, note) => readTranslation(song, rows, note)) : [];
    if (isThere !== isTranslated)
      problems.push(
        `${folder}/${path} ${isThere ? 'translates the song into its own language' : 'is missing'}`,
      );
    const glosses =
      language === 'hy' && existsSync(`${folder}/${glossary}`)
        ? read(glossary, (rows, note) => readGlosses(song, rows, note))
        : [];
    return { lines, glosses };
  });
  for (const kind of [language, 'glosses'])
    for (const name of readdirSync(`${folder}/${kind}`))
      if (!names.includes(name)) problems.push(`${folder}/${kind}/${name} has the name of no song file`);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return meanings;
}
