import { isChordSymbol } from '../music';
import { readChordProLine, SongFileError } from './chordProLine';
import type { SongFile } from './song';
import { parseVideoId } from './youtube';

const DIRECTIVE = /^\{(meta: (?:youtube|language)|[a-z]+)[: ]\s*(.*?)\s*\}$/;
const NAMES = [
  'title',
  'artist',
  'key',
  'capo',
  'time',
  'copyright',
  'meta: youtube',
  'meta: language',
] as const;
type Name = (typeof NAMES)[number];
type Head = Partial<Record<Name, string>>;

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
  const head: Head = {};
  lines.slice(0, bodyStart).forEach((line, index) => at(index, () => addDirective(head, line)));
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

function addDirective(head: Head, line: string): void {
  const [, name, value] = DIRECTIVE.exec(line) ?? [];
  const known = NAMES.find((candidate) => candidate === name);
  if (known === undefined) throw new SongFileError(`«${line}» is no known directive`);
  if (!value) throw new SongFileError(`«${known}» has no value`);
  if (head[known] !== undefined) throw new SongFileError(`«${known}» stands twice`);
  head[known] = value;
}

function readHead(head: Head): Omit<SongFile, 'body'> {
  const required = (name: Name): string => {
    const value = head[name];
    if (value === undefined) throw new SongFileError(`«${name}» is missing`);
    return value;
  };
  const key = required('key');
  if (!isChordSymbol(key) || /B(?!b)/.test(key)) throw new SongFileError(`«${key}» is no key`);
  const capo = head.capo ?? '0';
  if (!/^\d$|^1[01]$/.test(capo)) throw new SongFileError(`«${capo}» is no fret for a capo`);
  const time = head.time ?? '';
  if (!/^(\d{1,2}\/\d{1,2})?$/.test(time)) throw new SongFileError(`«${time}» is no time signature`);
  const youtube = head['meta: youtube'] ?? '';
  if (youtube !== '' && parseVideoId(youtube) === null) throw new SongFileError(`«${youtube}» is no video`);
  const language = head['meta: language'] ?? 'hy';
  if (language !== 'hy' && language !== 'fr')
    throw new SongFileError(`«${language}» is no language of the songbook`);
  return {
    title: required('title'),
    author: required('artist'),
    youtube,
    key,
    capo: Number(capo),
    time,
    language,
    rights: required('copyright'),
  };
}
