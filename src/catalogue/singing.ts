import type { PitchRange } from '../music';
import { phrasesByLine, type Singable, type SungPhrase } from './linePhrases';
import { beatsWithin, type MetreInTicks } from './metre';
import { repeatsOf } from './sections';
import type { Phrase, Song, SongSection } from './song';

/** A sung note, with the letters of its line from column `from` to `to`; none if both are equal. */
export interface SungNote {
  readonly start: number;
  readonly length: number;
  readonly pitch: number;
  readonly line: number;
  readonly from: number;
  readonly to: number;
  /** The index of the note in the written tune. */
  readonly place: number;
}

/** A beat of a song, and whether it begins a bar. */
interface SungBeat {
  readonly start: number;
  readonly isFirst: boolean;
}

/** A song as it is sung, with repeats and refrains. Times are in ticks, `TICKS` to a whole note. */
export interface Singing {
  /** The lines in sung order, the place in the bar where each begins, and whether its tune is known. */
  readonly lines: readonly (Pick<Phrase, 'line' | 'begins' | 'bar' | 'beat'> & {
    readonly start: number;
    readonly hasTune: boolean;
  })[];
  readonly notes: readonly SungNote[];
  /** The chords as written. */
  readonly chords: readonly { readonly start: number; readonly length: number; readonly written: string }[];
  readonly beats: readonly (SungBeat & { readonly hasTune: boolean })[];
  readonly length: number;
}

/** The range of a song in its own key, raised by the capo of its file; null if its tune is not known. */
export const tuneRange = ({ melody, capo }: Pick<Song, 'melody' | 'capo'>): PitchRange | null =>
  melody && { lowest: melody.lowest.pitch + capo, highest: melody.highest.pitch + capo };

/** Lays out a song in time; null if its tune is not known, and its chords lack a metre and a tempo. */
export function singSong(song: Singable): Singing | null {
  const phrases = phrasesAsSung(song);
  if (phrases.length === 0) return null;
  const starts: number[] = [];
  const waits: SungBeat[][] = [];
  let [time, placeInBar] = [0, phrases[0]!.begins];
  for (const { length, begins, ends, bar, beat } of phrases) {
    // A line that does not continue the bar of the previous line waits for its place in the bar.
    const wait = bar === 0 ? 0 : (begins - placeInBar + bar) % bar;
    waits.push(beatsFrom(time, wait, { bar, beat }, placeInBar));
    starts.push(time + wait);
    time += wait + length;
    placeInBar = ends;
  }
  const all = <Item>(itemsOf: (phrase: SungPhrase, start: number, index: number) => Item[]): Item[] =>
    phrases.flatMap((phrase, index) => itemsOf(phrase, starts[index]!, index));
  const hasTune = ({ notes }: Phrase): boolean => notes.length > 0;
  const chords = all(({ chords: ofLine }, start) =>
    ofLine.map(([offset, written]) => ({ start: start + offset, written })),
  );
  return {
    lines: all((phrase, start) => {
      const { line, begins, bar, beat } = phrase;
      return [{ line, start, begins, bar, beat, hasTune: hasTune(phrase) }];
    }),
    notes: all(({ line, notes, first }, start) =>
      notes.map(([offset, length, pitch, from, to], index) => ({
        start: start + offset,
        length,
        pitch,
        line,
        from,
        to,
        place: first + index,
      })),
    ),
    chords: chords.map((chord, index) => ({
      ...chord,
      length: (chords[index + 1]?.start ?? time) - chord.start,
    })),
    beats: all((phrase, start, index) =>
      [...waits[index]!, ...beatsFrom(start, phrase.length, phrase, phrase.begins)].map((beat) => ({
        ...beat,
        hasTune: hasTune(phrase),
      })),
    ),
    length: time,
  };
}

/** The phrases in sung order; recalled refrains and repeated lines occur again. */
function phrasesAsSung(song: Singable): SungPhrase[] {
  const phrases = phrasesByLine(song);
  const repeats = new Map(repeatsOf(song).map(({ mark, lines }) => [mark, lines]));
  return song.sections.flatMap((named) => {
    const { from, to } = named.kind === 'recall' ? recalledBy(song, named) : named;
    return Array.from({ length: to - from }, (_, index) => from + index)
      .flatMap((line) => repeats.get(line) ?? [line])
      .flatMap((line) => phrases.get(line) ?? []);
  });
}

const recalledBy = ({ sections }: Singable, { label, from }: SongSection): SongSection =>
  sections.find((section) => section.kind === 'chorus' && section.label === label && section.from < from)!;

/** The beats of a two-bar count-in before a line; an upbeat shortens the second bar. None in a free tune. */
export function beatsBefore({
  start,
  begins,
  bar,
  beat,
}: Pick<Singing['lines'][number], 'start' | 'begins' | 'bar' | 'beat'>): SungBeat[] {
  const length = begins + (begins > 0 ? 1 : 2) * bar;
  return beatsFrom(start - length, length, { bar, beat });
}

/** The beats within `length` ticks from a time, which is at a place in its bar. */
const beatsFrom = (from: number, length: number, metre: MetreInTicks, place = 0): SungBeat[] =>
  beatsWithin(length, metre, place).map((beat) => ({ ...beat, start: from + beat.start }));
