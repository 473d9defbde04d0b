import type { AbcElem, TuneObject } from 'abcjs';

/** A note, rest, bar line or other element of a tune in ABC notation, as abcjs parses it. */
export interface TuneElement extends AbcElem {
  /** Its place in the text; the end is after the following space. */
  readonly startChar: number;
  readonly endChar: number;
  /** Its start and its length in whole notes; in a triplet, the sounding length. */
  readonly start: number;
  readonly length: number;
  /** Whether its triplet continues after it. */
  readonly isTripletOpen: boolean;
}

/** The elements of a parsed tune of one voice, by the lines of its text. */
export function tuneElements(tune: TuneObject): TuneElement[][] {
  let [start, factor] = [0, 1];
  return tune.lines.map(({ staff }) => {
    const elements = (staff?.[0]?.voices?.[0] ?? []) as Omit<
      TuneElement,
      'start' | 'length' | 'isTripletOpen'
    >[];
    return elements.map((element) => {
      const { duration, tripletMultiplier, endTriplet } = element;
      factor = tripletMultiplier ?? factor;
      // A change of tempo has a list of durations.
      const length = typeof duration === 'number' ? duration * factor : 0;
      if (endTriplet) factor = 1;
      start += length;
      return { ...element, start: start - length, length, isTripletOpen: factor !== 1 };
    });
  });
}
