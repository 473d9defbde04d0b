import { moveLine, transposeChordLine } from '../../music';
import { DIRECTIVES, type Directive } from '../chordProDirectives';
import { formatEscapes } from '../chordProEscape';
import type { SongFacts, TransposedSong } from '../song';
import { formatChordProLine } from './chordProLine';

/** Writes a song as a ChordPro file with its key and chords as transposed; at 0, reading it gives the song back. */
export function formatChordPro(song: TransposedSong): string {
  const { body, transpose } = song;
  const words = body.lyrics.map((lyric, index) =>
    formatChordProLine(moveLine(lyric, body.chords[index] ?? '', transpose)),
  );
  const head = formatHead({ ...song, key: transposeChordLine(song.key, transpose) });
  return [...head, '', ...words, ''].join('\n');
}

/** The directives that state the facts of a song, one a line; what reading takes for granted is left out. */
function formatHead(facts: SongFacts): string[] {
  const values: Readonly<Record<Directive, string>> = {
    title: facts.title,
    artist: facts.author,
    key: facts.key,
    capo: facts.capo === 0 ? '' : String(facts.capo),
    time: facts.time,
    copyright: facts.rights,
    'meta: youtube': facts.youtube,
    'meta: language': facts.language === 'hy' ? '' : facts.language,
  };
  return DIRECTIVES.filter((name) => values[name] !== '').map((name) => {
    const colon = name.startsWith('meta') ? '' : ':';
    return `{${name}${colon} ${formatEscapes(values[name]).join('')}}`;
  });
}
