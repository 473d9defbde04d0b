import { isChordSymbol } from '../music';
import { DIRECTIVES, type Directive } from './chordProDirectives';
import { readWords, SongFileError } from './chordProLine';
import type { SongFacts } from './song';
import { parseVideoId } from './youtube';

const DIRECTIVE_LINE = /^\{(meta: (?:youtube|language)|[a-z]+)[: ]\s*(.*?)\s*\}$/;

/** What the directives of a song file say. */
export type Head = Readonly<Partial<Record<Directive, string>>>;

/** The directives with one more, read from its line. */
export function withDirective(head: Head, line: string): Head {
  const [, name, value] = DIRECTIVE_LINE.exec(line) ?? [];
  const known = DIRECTIVES.find((candidate) => candidate === name);
  if (known === undefined) throw new SongFileError(`«${line}» is no known directive`);
  if (!value) throw new SongFileError(`«${known}» has no value`);
  if (head[known] !== undefined) throw new SongFileError(`«${known}» stands twice`);
  return { ...head, [known]: readWords(value) };
}

/** The facts of a song as its directives state them. */
export function readHead(head: Head): SongFacts {
  const required = (name: Directive): string => {
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
