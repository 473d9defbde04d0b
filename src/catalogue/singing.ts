import { moveRange, type TuneRange } from '../music';
import { phrasesByLine, type Singable, type SungPhrase } from './linePhrases';
import { beatsFrom } from './metre';
import { repeatsOf, sungRows, type SungRow } from './sections';
import type { Song } from './song';

/** A song as it is sung, with repeats and refrains. Times are in ticks, `TICKS` to a whole note. */
export type Singing = ReturnType<typeof singSong>;

/** A sung note, with the letters of its line from column `from` to `to`; none if both are equal. */
export type SungNote = Singing['notes'][number];

/** The range of a song in its own key, raised by the capo of its file; null if its tune is not known. */
export const tuneRange = ({ melody, capo }: Pick<Song, 'melody' | 'capo'>): TuneRange | null =>
  melody &&
  moveRange({ lowest: melody.lowest.pitch, highest: melody.highest.pitch, middle: melody.middle }, capo);

/** Lays out a song in time; where its tune is not known, by its chords. */
export function singSong(song: Singable) {
  const phrases = phrasesAsSung(song);
  let time = 0;
  let placeInBar = phrases[0]?.begins ?? 0;
  const lines = phrases.map((phrase) => {
    const { length, begins, ends, bar, beat } = phrase;
    // A line that does not continue the bar of the previous line waits for its place in the bar.
    const wait = bar === 0 ? 0 : (begins - placeInBar + bar) % bar;
    const start = time + wait;
    const beats = [
      ...beatsFrom(time, wait, { bar, beat }, placeInBar),
      ...beatsFrom(start, length, { bar, beat }, begins),
    ];
    time = start + length;
    placeInBar = ends;
    return { ...phrase, start, beats, hasTune: phrase.notes.length > 0 };
  });
  const chords = lines.flatMap((line) =>
    line.chords.map(([offset, written]) => ({ start: line.start + offset, written })),
  );
  return {
    /** The lines in sung order; `begins` is the place in the bar where a line begins, `section` its section's index. */
    lines,
    /** `place` is the index of the note in the written tune. */
    notes: lines.flatMap(({ line, row, start, first, notes }) =>
      notes.map(([offset, length, pitch, from, to], index) => {
        return { line, row, start: start + offset, length, pitch, from, to, place: first + index };
      }),
    ),
    /** The chords as written. */
    chords: chords.map((chord, index) => ({
      ...chord,
      length: (chords[index + 1]?.start ?? time) - chord.start,
    })),
    beats: lines.flatMap(({ beats, hasTune }) => beats.map((beat) => ({ ...beat, hasTune }))),
    length: time,
  };
}

/** The phrases in sung order; recalled refrains and repeated lines occur again. */
function phrasesAsSung(song: Singable): (SungPhrase & SungRow & { readonly section: number })[] {
  const phrases = phrasesByLine(song);
  const repeats = new Map(repeatsOf(song).map(({ mark, lines }) => [mark, lines]));
  return song.sections.flatMap((sung, section) => {
    const rows = sungRows(song, sung);
    return rows
      .flatMap((place) => {
        const repeated = repeats.get(place.line);
        return repeated ? rows.filter(({ line }) => repeated.includes(line)) : [place];
      })
      .flatMap(({ line, row }) => {
        const phrase = phrases.get(line);
        return phrase ? [{ ...phrase, row, section }] : [];
      });
  });
}

/** A passage of a song, as played: from the tick `from` on. */
export interface Passage {
  readonly from: number;
  readonly singing: Singing;
}

/**
 * The passage between two lines, by their indices in the order of singing. Its last bar is filled up, so that the line
 * `next` can follow in time; by default the passage can follow itself.
 */
export function passageOf(
  { lines, notes, chords, beats }: Singing,
  [firstIndex, lastIndex]: readonly [first: number, last: number],
  next = firstIndex,
): Passage {
  const [first, last] = [lines[firstIndex]!, lines[lastIndex]!];
  const sungEnd = last.start + last.length;
  const { bar, begins } = lines[next]!;
  const wait = bar === 0 ? 0 : (begins - last.ends + bar) % bar;
  const end = sungEnd + wait;
  const isSung = ({ start }: { readonly start: number }): boolean => start < sungEnd;
  const filling = beatsFrom(sungEnd, wait, last, last.ends);
  const singing: Singing = {
    lines: lines.filter(isSung),
    notes: notes.filter(isSung),
    chords: chords
      .filter(isSung)
      .map((chord) => ({ ...chord, length: Math.min(chord.length, end - chord.start) })),
    beats: [...beats.filter(isSung), ...filling.map((beat) => ({ ...beat, hasTune: last.hasTune }))],
    length: end,
  };
  return { from: first.start, singing };
}

/** The beats by which a line is counted in: half a bar to one and a half, from a bar's beginning. None in a free tune. */
export function beatsBefore(line: Pick<Singing['lines'][number], 'start' | 'begins' | 'bar' | 'beat'>) {
  const { start, begins, bar, beat } = line;
  const length = begins < bar / 2 ? begins + bar : begins;
  return beatsFrom(start - length, length, { bar, beat });
}
