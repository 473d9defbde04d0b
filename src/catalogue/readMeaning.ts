import type { Problem } from './chordPro/problems';
import { sungLines, sungSections } from './sections';
import type { Gloss, SongFile } from './song';

const MOST_GLOSSES = 6;
/** Begins the note on a stanza. */
const REMARK = '* ';

/** Takes down a problem of a file. */
type Note = (problem: Problem) => void;

/** Reads a song's translation: its lines by the lines of the song, each stanza's note after its last line. */
export function readTranslation(song: SongFile, rows: readonly string[], note: Note): string[] {
  const stanzas = sungSections(song).flatMap(({ lines }) => (lines.length > 0 ? [lines] : []));
  // The lines of a song whose stanzas are malformed cannot be compared.
  if (stanzas.flat().length < sungLines(song).length) return [];
  const lines = song.body.lyrics.map(() => '');
  let row = 0;
  stanzas.forEach((stanza, place) => {
    const end = rows.indexOf('', row);
    const written = rows.slice(row, end < 0 ? undefined : end);
    const remark = written.at(-1)?.startsWith(REMARK) ? written.pop()!.slice(REMARK.length) : '';
    if (written.length !== stanza.length)
      note({
        line: row + Math.min(written.length, stanza.length) + 1,
        reason: `stanza ${place + 1} has ${written.length} lines here, and ${stanza.length} in the song`,
      });
    written.forEach((text, index) => {
      if (text.trim() !== text || text.startsWith(REMARK.trim()))
        note({
          line: row + index + 1,
          reason: 'neither a line of the song nor the last one of a stanza, its note',
        });
      const isLast = index === stanza.length - 1;
      if (index < stanza.length) lines[stanza[index]!.line] = isLast && remark ? `${text}\n${remark}` : text;
    });
    row = end < 0 ? rows.length : end + 1;
  });
  if (row < rows.length) note({ line: row + 1, reason: `the song has only ${stanzas.length} stanzas` });
  return lines;
}

/** Reads a song's glosses in one of the languages in which each row explains its word: each gloss by its places in the song. */
export function readGlosses<Language extends string>(
  song: SongFile,
  rows: readonly string[],
  languages: readonly Language[],
  language: Language,
  note: Note,
): Gloss[] {
  if (rows.length > MOST_GLOSSES)
    note({ line: MOST_GLOSSES + 1, reason: `more than ${MOST_GLOSSES} glosses` });
  return rows.flatMap((row, index) => {
    const columns = ['word', ...languages];
    const texts = row.split(' = ');
    const [word = ''] = texts;
    const line = index + 1;
    if (texts.length !== columns.length || !texts.every(Boolean)) {
      note({ line, reason: `«${row}» is not «${columns.join(' = ')}»` });
      return [];
    }
    const text = texts[columns.indexOf(language)]!;
    const places = song.body.lyrics.flatMap((lyric, at) =>
      columnsOf(word, lyric).map((from): Gloss => [at, from, from + word.length, text]),
    );
    if (places.length === 0) note({ line, reason: `«${word}» is not in the song` });
    return places;
  });
}

const LETTER = /\p{L}/u;

/** The columns of a line at which a word begins that is not a part of another one. */
function columnsOf(word: string, lyric: string): number[] {
  const columns: number[] = [];
  for (let at = lyric.indexOf(word); at >= 0; at = lyric.indexOf(word, at + 1))
    if (!LETTER.test(lyric[at - 1] ?? '') && !LETTER.test(lyric[at + word.length] ?? '')) columns.push(at);
  return columns;
}
