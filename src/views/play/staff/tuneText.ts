import abcjs from 'abcjs';
import { TICKS, type Phrase, type SongContent } from '../../../catalogue';
import { tuneElements, type TuneElement } from '../../../catalogue/tuneElements';
import { transposeTune } from '../../../catalogue/transposeTune';

/** A place in a tune's text where a line of its staff may end. */
export interface LineEnd {
  /**
   * The end of a line of the text, a bar line, a bar line that begins a part of the tune, or a gap between notes in a
   * bar.
   */
  readonly kind: 'line' | 'bar' | 'opening' | 'gap';
  readonly at: number;
  /** The bar that ends or is broken there, counted from 0. */
  readonly bar: number;
}

/** An invisible bar line: abcjs ends lines only at bar lines. */
const UNSEEN_BAR = '[|] ';

/** A tune to be drawn. */
export interface DrawnTune {
  /** In ABC notation. */
  readonly abc: string;
  /** The number of the first bar, 0 for an upbeat; null if the bars have no numbers. */
  readonly firstBar: number | null;
}

/**
 * A song's tune without its tempo, which a reader may have changed. It is moved by semitones and has its chords as
 * `nameOf` names them; none if that is null.
 */
export function tuneOf(
  { tune, phrases, time }: SongContent,
  semitones: number,
  nameOf: ((written: string) => string) | null,
): DrawnTune {
  const moved = transposeTune(tune.replace(/^Q:.*\n/m, ''), semitones);
  return {
    abc: nameOf ? withChordNames(moved, phrases, nameOf) : moved,
    firstBar: time === '' ? null : phrases[0]?.begins === 0 ? 1 : 0,
  };
}

export const parseLines = (abc: string): TuneElement[][] => tuneElements(abcjs.parseOnly(abc)[0]);

/** All bar lines of a tune and the gaps at which bars may be broken, in order. */
export function lineEnds(abc: string): LineEnd[] {
  let [bar, slurs, isOpening] = [0, 0, true];
  return parseLines(abc).flatMap((line) =>
    line.flatMap((element, index): LineEnd[] => {
      const { el_type, endChar, isTripletOpen, pitches: [note] = [] } = element;
      if (el_type === 'bar') {
        const kind = isOpening ? 'opening' : index === line.length - 1 ? 'line' : 'bar';
        isOpening = true;
        return [{ kind, at: endChar, bar: bar++ }];
      }
      if (el_type !== 'note') return [];
      isOpening = false;
      slurs += (note?.startSlur?.length ?? 0) - (note?.endSlur?.length ?? 0);
      const isBound = slurs > 0 || isTripletOpen || note?.startTie !== undefined;
      const isGap = abc[endChar - 1] === ' ' && line[index + 1]?.el_type === 'note';
      return isGap && !isBound ? [{ kind: 'gap', at: endChar, bar }] : [];
    }),
  );
}

/** A tune with invisible bar lines at the given gaps. */
export function withUnseenBars(abc: string, gaps: readonly LineEnd[]): string {
  return gaps.reduceRight((text, { at }) => text.slice(0, at) + UNSEEN_BAR + text.slice(at), abc);
}

/** The index in the tune, from 0, of each note in its text; tied notes count as one. */
export function notePlaces(abc: string): number[] {
  let place = -1;
  return parseLines(abc)
    .flat()
    .flatMap(({ pitches: [note] = [] }) => {
      if (note && !note.endTie) place++;
      return note ? [place] : [];
    });
}

/** Times that are at most this far apart, in ticks, count as equal: phrases have whole ticks. */
const CLOSE = 4;

/** A tune with the names of its song's chords over the notes and rests at which, or during which, they begin. */
export function withChordNames(abc: string, phrases: readonly Phrase[], nameOf: (written: string) => string) {
  const notes = noteStarts(abc).reverse();
  const names = new Map<number, string[]>();
  let start = 0;
  for (const { chords, length } of phrases) {
    for (const [offset, written] of chords) {
      const begins = start + offset + CLOSE;
      const note = notes.find((other) => other.start <= begins)!;
      names.set(note.at, [...(names.get(note.at) ?? []), nameOf(written)]);
    }
    start += length;
  }
  return [...names].reduceRight(
    (text, [at, here]) => `${text.slice(0, at)}"^${here.join('  ')}"${text.slice(at)}`,
    abc,
  );
}

/** A tune with the words under its notes in Latin letters, in place of the Armenian ones or also below them. */
export const withLatinWords = (abc: string, romanise: (words: string) => string, keepsArmenian: boolean) =>
  abc.replaceAll(
    /^w:(.*)$/gm,
    (line, words: string) => `${keepsArmenian ? `${line}\n` : ''}w:${romanise(words)}`,
  );

/** The tick at which each note or rest begins, and its position in the text. */
function noteStarts(abc: string): { start: number; at: number }[] {
  const notes = parseLines(abc)
    .flat()
    .filter(({ el_type }) => el_type === 'note');
  // A space, the beginning of a slur and the number of a triplet may stand before it.
  return notes.map(({ start, startChar }) => ({
    start: start * TICKS,
    at: startChar + abc.slice(startChar).search(/[^\s(\d]/),
  }));
}
