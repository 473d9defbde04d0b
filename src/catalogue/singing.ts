import type { PitchRange } from '../music';
import { phrasesByLine, type Singable, type SungPhrase } from './linePhrases';
import { beatsFrom, type Beat } from './metre';
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
  readonly beats: readonly (Beat & { readonly hasTune: boolean })[];
  readonly length: number;
}

/** The range of a song in its own key, raised by the capo of its file; null if its tune is not known. */
export const tuneRange = ({ melody, capo }: Pick<Song, 'melody' | 'capo'>): PitchRange | null =>
  melody && { lowest: melody.lowest.pitch + capo, highest: melody.highest.pitch + capo };

/** Lays out a song in time; null if its tune is not known, and its chords lack a metre and a tempo. */
export function singSong(song: Singable): Singing | null {
  const phrases = phrasesAsSung(song);
  if (phrases.length === 0) return null;
  const lines: Singing['lines'][number][] = [];
  const notes: SungNote[] = [];
  const chords: { start: number; written: string }[] = [];
  const beats: Singing['beats'][number][] = [];
  let time = 0;
  let placeInBar = phrases[0]?.begins ?? 0;
  for (const { line, length, begins, ends, bar, beat, first, ...phrase } of phrases) {
    const hasTune = phrase.notes.length > 0;
    // A line that does not continue the bar of the previous line waits for its place in the bar.
    const wait = bar === 0 ? 0 : (begins - placeInBar + bar) % bar;
    const start = time + wait;
    lines.push({ line, start, begins, bar, beat, hasTune });
    for (const [index, [offset, length, pitch, from, to]] of phrase.notes.entries())
      notes.push({ start: start + offset, length, pitch, line, from, to, place: first + index });
    for (const [offset, written] of phrase.chords) chords.push({ start: start + offset, written });
    const ofLine = [
      ...beatsFrom(time, wait, { bar, beat }, placeInBar),
      ...beatsFrom(start, length, { bar, beat }, begins),
    ];
    beats.push(...ofLine.map((sung) => ({ ...sung, hasTune })));
    time = start + length;
    placeInBar = ends;
  }
  const lasting = chords.map((chord, index) => ({
    ...chord,
    length: (chords[index + 1]?.start ?? time) - chord.start,
  }));
  return { lines, notes, chords: lasting, beats, length: time };
}

/** The phrases in sung order; recalled refrains and repeated lines occur again. */
function phrasesAsSung(song: Singable): SungPhrase[] {
  const phrases = phrasesByLine(song);
  const repeats = new Map(repeatsOf(song).map(({ mark, lines }) => [mark, lines]));
  return song.sections.flatMap((section) => {
    const { from, to } = section.kind === 'recall' ? recalledBy(song, section) : section;
    return Array.from({ length: to - from }, (_, index) => from + index)
      .flatMap((line) => repeats.get(line) ?? [line])
      .flatMap((line) => phrases.get(line) ?? []);
  });
}

/** The refrain that a section recalls: the first of its label. */
const recalledBy = ({ sections }: Singable, recall: SongSection): SongSection =>
  sections.find(({ kind, label }) => kind === 'chorus' && label === recall.label) ?? recall;

/** The beats of a two-bar count-in before a line; an upbeat shortens the second bar. None in a free tune. */
export function beatsBefore({
  start,
  begins,
  bar,
  beat,
}: Pick<Singing['lines'][number], 'start' | 'begins' | 'bar' | 'beat'>): Beat[] {
  const length = begins + (begins > 0 ? 1 : 2) * bar;
  return beatsFrom(start - length, length, { bar, beat });
}
