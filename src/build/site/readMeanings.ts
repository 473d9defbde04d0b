import { existsSync, readFileSync } from 'node:fs';
import type { Problem } from '../../catalogue/chordPro/problems';
import { songNames } from '../../catalogue/readSongFiles';
import { readGlosses, readTranslation } from '../../catalogue/readMeaning';
import { sungLines } from '../../catalogue/sections';
import type { Meaning, ReadSong } from '../../catalogue/song';
import { LANGUAGES, type Language } from '../../views/text/languages';
import { filesIn, FOLDERS, refuse } from './translationFiles';

/**
 * Reads what the songs mean to readers of a language: translations of the songs of other languages, and glosses of
 * Armenian songs. Notes each problem.
 */
export function readMeanings(
  songs: readonly ReadSong[],
  language: Language,
  note = refuse,
  folders = FOLDERS,
): readonly Meaning[] {
  const names = songNames(folders.songs);
  const pathOf = (kind: string, name: string): string => `${folders.translations}/${kind}/${name}.txt`;
  const read = <Read>(
    path: string,
    readRows: (rows: readonly string[], note: (problem: Problem) => void) => Read,
  ): Read => {
    const text = readFileSync(path, 'utf8').replace(/\n$/, '');
    return readRows(text.split('\n'), (problem) => note(path, problem));
  };
  const meanings = songs.map((song, id): Meaning => {
    const path = pathOf(language, names[id]!);
    const glossary = pathOf('glosses', names[id]!);
    const isTranslated = song.language !== language;
    const isThere = existsSync(path);
    if (isThere && !isTranslated)
      note(path, { line: 1, reason: 'the song is translated into its own language: remove the file' });
    if (!isThere && isTranslated)
      note(path, {
        line: 1,
        reason: `the file is missing: write what each of the ${sungLines(song).length} sung lines means, a blank line between stanzas`,
        gap: 'a translation of the song',
      });
    return {
      lines: isThere && isTranslated ? read(path, (rows, note) => readTranslation(song, rows, note)) : [],
      glosses: existsSync(glossary)
        ? read(glossary, (rows, note) => readGlosses(song, rows, LANGUAGES, language, note))
        : [],
    };
  });
  for (const kind of [language, 'glosses'])
    for (const file of filesIn(`${folders.translations}/${kind}`))
      if (!names.some((name) => file === `${name}.txt`))
        note(`${folders.translations}/${kind}/${file}`, {
          line: 1,
          reason: 'the file has the name of no song file: rename or remove it',
        });
  return meanings;
}
