import { readHead, withDirective, type Head } from './chordProHead';
import { readChordProLine, SongFileError } from './chordProLine';
import type { SongFile } from './song';

/** Reads a ChordPro song; throws an error that names file, line and reason where it is malformed. */
export function parseChordPro(text: string, fileName: string): SongFile {
  const lines = text
    .normalize('NFC')
    .replace(/^\uFEFF/, '')
    .replace(/\s+$/, '')
    .split(/\r?\n/);
  const at = <T>(index: number, read: () => T): T => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof SongFileError)) throw error;
      throw new SongFileError(`${fileName}:${index + 1}: ${error.message}`);
    }
  };
  const bodyStart = lines.findIndex((line) => !line.startsWith('{'));
  at(0, () => {
    if (bodyStart < 1) throw new SongFileError('a song begins with its directives and has words after them');
  });
  const head = lines
    .slice(0, bodyStart)
    .reduce<Head>((known, line, index) => at(index, () => withDirective(known, line)), {});
  const facts = at(0, () => readHead(head));
  at(bodyStart, () => {
    if (lines[bodyStart] !== '')
      throw new SongFileError('one blank line parts the directives from the words');
  });
  const pairs = lines.slice(bodyStart + 1).map((line, index) =>
    at(bodyStart + 1 + index, () => {
      if (line === '' && lines[bodyStart + index] === '') throw new SongFileError('two blank lines in a row');
      return readChordProLine(line);
    }),
  );
  return {
    ...facts,
    body: { lyrics: pairs.map(({ lyric }) => lyric), chords: pairs.map(({ chords }) => chords) },
  };
}
