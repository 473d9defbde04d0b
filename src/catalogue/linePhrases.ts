import { parseChordLine } from '../music';
import { metreInTicks } from './metre';
import { sungLines, sungSections, type SungLine } from './sections';
import type { Phrase, Song } from './song';
import { moveLetters } from './syllables';

/** The parts of a song that determine how it is sung. */
export type Singable = Pick<Song, 'body' | 'sections' | 'phrases' | 'time'>;

/** A phrase as it is sung; `first` is the index of its first note in the tune. */
export type SungPhrase = Phrase & { readonly first: number };

/** The metre in which the chords of a song are played that has neither a tune nor a metre. */
export const USUAL_METRE = '4/4';

/**
 * The phrases of all sung lines, from the tune or, in a song without one, from the chords. An unknown line gets the
 * mean length of the others, or a bar if no line is known.
 */
export function phrasesByLine(song: Singable): ReadonlyMap<number, SungPhrase> {
  const sung = sungLines(song);
  const hasTune = song.phrases.length > 0;
  const time = hasTune ? song.time : song.time || USUAL_METRE;
  const known = hasTune ? tunePhrases(song) : sung.flatMap((words) => barsOfChords(time, words));
  const phrases = new Map(known.map((phrase) => [phrase.line, phrase]));
  const mean = known.reduce((sum, { length }) => sum + length, 0) / (known.length || 1);
  for (const words of sung)
    if (!phrases.has(words.line)) phrases.set(words.line, evenPhrase(time, words, mean));
  return phrases;
}

/**
 * The phrases of a tune. A line without its own phrase borrows that of the same line in the first strophe (or refrain)
 * with a tune and as many lines, if the chords are the same.
 */
function tunePhrases(song: Singable): SungPhrase[] {
  let first = 0;
  const own = new Map<number, SungPhrase>();
  for (const phrase of song.phrases) {
    own.set(phrase.line, { ...phrase, first });
    first += phrase.notes.length;
  }
  const strophes = sungSections(song);
  return strophes.flatMap(({ kind, lines }) => {
    const model = strophes.find(
      (other) =>
        other.kind === kind &&
        other.lines.length === lines.length &&
        other.lines.every(({ line }) => own.has(line)),
    );
    return lines.flatMap((words, place) => {
      const theirs = model?.lines[place];
      const phrase = theirs && own.get(theirs.line);
      return own.get(words.line) ?? (phrase && lendPhrase(phrase, theirs, words)) ?? [];
    });
  });
}

/** Adapts the phrase of a line to the words of another line; null if their chords differ. */
function lendPhrase(phrase: SungPhrase, theirs: SungLine, ours: SungLine): SungPhrase | null {
  if (chordNames(theirs) !== chordNames(ours)) return null;
  const sung = phrase.notes.map(([, , , from, to]) => [from, to] as const);
  const move = moveLetters(theirs, sung, ours);
  return {
    ...phrase,
    line: ours.line,
    notes: phrase.notes.map(([start, length, pitch, from, to]) => [start, length, pitch, ...move(from, to)]),
  };
}

const chordNames = ({ chords }: SungLine): string => chords.trim().replaceAll(/\s+/g, ' ');

/** The phrase of a line without a tune, in which each chord lasts a bar; none without chords. */
function barsOfChords(time: string, words: SungLine): SungPhrase[] {
  const { length } = chordsOf(words);
  return length === 0 ? [] : [evenPhrase(time, words, length * metreInTicks(time).bar)];
}

/** A phrase of about `ticks`, in whole bars if the metre is known; its chords are spread evenly over the beats. */
function evenPhrase(time: string, words: SungLine, ticks: number): SungPhrase {
  const metre = time ? metreInTicks(time) : { bar: 0, beat: 0 };
  const length = metre.bar ? Math.max(1, Math.round(ticks / metre.bar)) * metre.bar : Math.round(ticks);
  const chords = chordsOf(words);
  // Without beats a chord may begin at any tick.
  const beat = metre.beat || 1;
  const beats = length / beat;
  return {
    line: words.line,
    length,
    begins: 0,
    ends: 0,
    ...metre,
    first: 0,
    notes: [],
    chords: chords.map(({ written }, index) => [Math.floor((index * beats) / chords.length) * beat, written]),
  };
}

const chordsOf = ({ chords }: SungLine) => parseChordLine(chords).filter(({ isRead }) => isRead);
