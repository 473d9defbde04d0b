import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { formatProblem, type Problem } from '../../catalogue/chordPro/problems';
import { songFileNames } from '../../catalogue/readSongFiles';
import { sungLines } from '../../catalogue/sections';
import type { Gloss, Meaning, ReadSong } from '../../catalogue/song';
import type { Language } from '../../views/text/languages';
import { TRANSLATIONS } from './translateSongs';

const MOST_GLOSSES = 6;
const NOTE = '* ';

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
  const read = (path: string, check: (rows: readonly string[], note: (problem: Problem) => void) => void) => {
    const text = readFileSync(`${folder}/${path}`, 'utf8').replace(/\n$/, '');
    check(text.split('\n'), (problem) => problems.push(formatProblem(problem, `${folder}/${path}`)));
  };
  const meanings = songs.map((song, id): Meaning => {
    const lines: string[] = [];
    const glosses: Gloss[] = [];
    const path = `${language}/${names[id]}`;
    const glossary = `glosses/${names[id]}`;
    const isTranslated = song.language !== language;
    const isThere = existsSync(`${folder}/${path}`);
    if (isThere && isTranslated) read(path, (rows, note) => lines.push(...translatedLines(song, rows, note)));
    else if (isThere !== isTranslated)
      problems.push(
        `${folder}/${path} ${isThere ? 'translates the song into its own language' : 'is missing'}`,
      );
    if (language === 'hy' && existsSync(`${folder}/${glossary}`))
      read(glossary, (rows, note) => glosses.push(...placedGlosses(song, rows, note)));
    return { lines, glosses };
  });
  for (const kind of [language, 'glosses'])
    for (const name of readdirSync(`${folder}/${kind}`))
      if (!names.includes(name)) problems.push(`${folder}/${kind}/${name} has the name of no song file`);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return meanings;
}

/** The translated lines by the lines of the song, each stanza's note after its last line. */
function translatedLines(
  song: ReadSong,
  rows: readonly string[],
  note: (problem: Problem) => void,
): string[] {
  const sung = sungLines(song).map(({ line }) => line);
  const stanzas = song.sections
    .map(({ from, to }) => sung.filter((line) => line >= from && line < to))
    .filter(({ length }) => length > 0);
  const lines = song.body.lyrics.map(() => '');
  let row = 0;
  stanzas.forEach((stanza, place) => {
    const end = rows.indexOf('', row);
    const written = rows.slice(row, end < 0 ? undefined : end);
    const remark = written.at(-1)?.startsWith(NOTE) ? written.pop()!.slice(NOTE.length) : '';
    if (written.length !== stanza.length)
      note({
        line: row + Math.min(written.length, stanza.length) + 1,
        reason: `stanza ${place + 1} has ${written.length} lines, and ${stanza.length} in the song`,
      });
    written.forEach((text, index) => {
      if (text.trim() !== text || text.startsWith(NOTE.trim()))
        note({
          line: row + index + 1,
          reason: 'neither a line of the song nor the last one of a stanza, its note',
        });
      const isLast = index === stanza.length - 1;
      if (index < stanza.length) lines[stanza[index]!] = isLast && remark ? `${text}\n${remark}` : text;
    });
    row = end < 0 ? rows.length : end + 1;
  });
  if (row < rows.length) note({ line: row + 1, reason: `the song has only ${stanzas.length} stanzas` });
  return lines;
}

/** The glosses by their places in the song. */
function placedGlosses(song: ReadSong, rows: readonly string[], note: (problem: Problem) => void): Gloss[] {
  if (rows.length > MOST_GLOSSES)
    note({ line: MOST_GLOSSES + 1, reason: `more than ${MOST_GLOSSES} glosses` });
  return rows.flatMap((row, index) => {
    const [word = '', text, ...more] = row.split(' = ');
    const line = index + 1;
    if (!word || !text || more.length > 0) {
      note({ line, reason: 'not «word = gloss»' });
      return [];
    }
    const whole = new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'gu');
    const places = song.body.lyrics.flatMap((lyric, at) =>
      Array.from(lyric.matchAll(whole), ({ index: from }): Gloss => [at, from, from + word.length, text]),
    );
    if (places.length === 0) note({ line, reason: `«${word}» is not in the song` });
    return places;
  });
}
