import { parseChordLine } from '../music';
import { repeatsOf, sungLines, type SungLine } from './sections';
import type { Phrase, Song, SongSection } from './song';
import { hasDottedBeats, TICKS } from './songValues';
import { moveLetters } from './syllables';

/** What of a song says how it is sung. */
type Singable = Pick<Song, 'body' | 'sections' | 'phrases' | 'time' | 'tempo'>;

/** A note of a song that is sung: when, for how long, how high, and which letters of a line; none where `from` is `to`. */
export interface SungNote {
  readonly start: number;
  readonly length: number;
  readonly pitch: number;
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

/** A song from its beginning to its end, repeats and refrains included. Times are in ticks, `TICKS` to a whole note. */
export interface Singing {
  /** The lines as they follow each other, and how long the bar is in which each begins. */
  readonly lines: readonly {
    readonly line: number;
    readonly start: number;
    readonly bar: number;
    readonly begins: number;
  }[];
  readonly notes: readonly SungNote[];
  /** The chords as written. */
  readonly chords: readonly { readonly start: number; readonly length: number; readonly written: string }[];
  readonly beats: readonly { readonly start: number; readonly isFirst: boolean }[];
  readonly length: number;
}

/** How a song is sung; null where neither its tune is known nor its metre and tempo, by which its chords could be played. */
export function singSong(song: Singable): Singing | null {
  const phrases = phrasesAsSung(song);
  if (phrases.length === 0) return null;
  const starts: number[] = [];
  let [time, placeInBar] = [0, phrases[0]!.begins];
  for (const { length, begins, ends, bar } of phrases) {
    // What does not follow in the tune waits for its place in the bar.
    time += bar === 0 ? 0 : (begins - placeInBar + bar) % bar;
    starts.push(time);
    time += length;
    placeInBar = ends;
  }
  const all = <Item>(itemsOf: (phrase: Phrase, start: number) => Item[]): Item[] =>
    phrases.flatMap((phrase, index) => itemsOf(phrase, starts[index]!));
  const chords = all(({ chords: ofLine }, start) =>
    ofLine.map(([offset, written]) => ({ start: start + offset, written })),
  );
  return {
    lines: all(({ line, bar, begins }, start) => [{ line, start, bar, begins }]),
    notes: all(({ line, notes }, start) =>
      notes.map(([offset, length, pitch, from, to]) => ({
        start: start + offset,
        length,
        pitch,
        line,
        from,
        to,
      })),
    ),
    chords: chords.map((chord, index) => ({
      ...chord,
      length: (chords[index + 1]?.start ?? time) - chord.start,
    })),
    beats: all(({ beats }, start) =>
      beats.map(([offset, isFirst]) => ({ start: start + offset, isFirst: isFirst === 1 })),
    ),
    length: time,
  };
}

/**
 * The phrases of a song in the order in which they are sung: refrains that are recalled and lines that are sung twice stand
 * again, but no refrain follows itself because the strophe between has no tune.
 */
function phrasesAsSung(song: Singable): Phrase[] {
  const sung: { readonly section: SongSection; readonly phrases: readonly Phrase[] }[] = [];
  for (const named of song.sections) {
    const section = named.kind === 'recall' ? recalledBy(song, named) : named;
    const phrases = linesOf(song, section).flatMap((line) => phraseOf(song, line) ?? []);
    if (phrases.length > 0 && sung.at(-1)?.section !== section) sung.push({ section, phrases });
  }
  return sung.flatMap(({ phrases }) => phrases);
}

const recalledBy = ({ sections }: Singable, { label, from }: SongSection): SongSection =>
  sections.find((section) => section.kind === 'chorus' && section.label === label && section.from < from)!;

/** The lines of a section as they are sung. */
function linesOf(song: Singable, { from, to }: SongSection): number[] {
  const repeats = new Map(repeatsOf(song).map(({ mark, lines }) => [mark, lines]));
  const sung = new Set(sungLines(song).map(({ line }) => line));
  return Array.from({ length: to - from }, (_, index) => from + index).flatMap(
    (line) => repeats.get(line) ?? (sung.has(line) ? [line] : []),
  );
}

/** The phrase to which a line is sung; null where none is known. */
function phraseOf(song: Singable, line: number): Phrase | null {
  if (song.phrases.length === 0) return assumedPhrase(song, line);
  const own = song.phrases.find((phrase) => phrase.line === line);
  return own ?? borrowedPhrase(song, line);
}

/**
 * The phrase of the same line of the first strophe, or refrain, of as many lines: where its chords are the same, so is the
 * tune.
 */
function borrowedPhrase(song: Singable, line: number): Phrase | null {
  const sung = sungLines(song);
  const within = ({ from, to }: SongSection) => sung.filter((other) => other.line >= from && other.line < to);
  const section = song.sections.find(({ from, to }) => from <= line && line < to);
  if (!section) return null;
  const ours = within(section);
  const place = ours.findIndex((other) => other.line === line);
  const model = song.sections
    .filter(({ kind }) => kind === section.kind)
    .map(within)
    .find(
      (lines) =>
        lines.length === ours.length &&
        lines.every((other) => song.phrases.some((phrase) => phrase.line === other.line)),
    )?.[place];
  const phrase = model && song.phrases.find((other) => other.line === model.line);
  if (!phrase || chordNames(song, line) !== chordNames(song, model.line)) return null;
  const wordsOf = (other: SungLine) => ({ text: song.body.lyrics[other.line]!, from: other.from });
  const move = moveLetters(wordsOf(model), wordsOf(ours[place]!));
  return {
    ...phrase,
    line,
    notes: phrase.notes.map(([start, length, pitch, from, to]) => [start, length, pitch, ...move(from, to)]),
  };
}

const chordNames = ({ body }: Singable, line: number): string =>
  parseChordLine(body.chords[line]!)
    .map(({ written }) => written)
    .join(' ');

/** A line without a tune: each of its chords for a bar; null where its metre or tempo is not known either. */
function assumedPhrase({ body, time, tempo }: Singable, line: number): Phrase | null {
  const written = parseChordLine(body.chords[line]!).filter(({ isRead }) => isRead);
  if (time === '' || tempo === 0 || written.length === 0) return null;
  const { bar, beat } = metreInTicks(time);
  const length = bar * written.length;
  return {
    line,
    length,
    begins: 0,
    ends: 0,
    bar,
    notes: [],
    chords: written.map((chord, index) => [index * bar, chord.written]),
    beats: Array.from({ length: length / beat }, (_, index) => [
      index * beat,
      (index * beat) % bar === 0 ? 1 : 0,
    ]),
  };
}

/** How long a bar and a beat of a metre are, in ticks. */
export function metreInTicks(time: string): { bar: number; beat: number } {
  const [count = 0, unit = 1] = time.split('/').map(Number);
  return { bar: (count * TICKS) / unit, beat: (hasDottedBeats(time) ? 3 / 8 : 1 / unit) * TICKS };
}

/** How long a tick lasts, in seconds, at so many beats a minute: quarters or, in 6/8, 9/8 and 12/8, dotted ones. */
export const secondsPerTick = (time: string, tempo: number): number =>
  60 / tempo / ((hasDottedBeats(time) ? 3 / 8 : 1 / 4) * TICKS);

/** The beats of the two bars before a line of a song; of the second, what is left by the line's upbeat. None in a free tune. */
export function beatsBefore(
  { start, bar, begins }: Singing['lines'][number],
  beat: number,
): Singing['beats'] {
  if (bar === 0) return [];
  const first = start - begins - (begins > 0 ? 1 : 2) * bar;
  return Array.from({ length: Math.ceil((start - first) / beat) }, (_, index) => ({
    start: first + index * beat,
    isFirst: (index * beat) % bar === 0,
  }));
}
