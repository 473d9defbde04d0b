import type { TuneObject } from 'abcjs';

/** A note, rest, bar line or other element of a tune in ABC notation, with the fields that are used. */
export interface TuneElement {
  readonly el_type: string;
  /** Its place in the text; the end is after the following space. */
  readonly startChar: number;
  readonly endChar: number;
  /** Its start and its length in whole notes; in a triplet, the sounding length. */
  readonly start: number;
  readonly length: number;
  /** Whether its triplet continues after it. */
  readonly isTripletOpen: boolean;
  readonly pitches?: readonly {
    readonly startSlur?: readonly unknown[];
    readonly endSlur?: readonly unknown[];
    readonly startTie?: object;
    readonly endTie?: true;
  }[];
  readonly lyric?: readonly { readonly syllable: string }[];
  /** The new metre, in a change of metre. */
  readonly value?: readonly { readonly num: string; readonly den: string }[];
}

/** An element as abcjs parses it. */
interface ParsedElement extends Omit<TuneElement, 'start' | 'length' | 'isTripletOpen'> {
  readonly duration?: number;
  readonly startTriplet?: number;
  readonly tripletMultiplier?: number;
  readonly endTriplet?: true;
}

/** The elements of a parsed tune of one voice, by the lines of its text. */
export function tuneElements(tune: TuneObject): TuneElement[][] {
  let [start, factor] = [0, 1];
  return tune.lines.map((line) =>
    ((line.staff?.[0]?.voices?.[0] ?? []) as unknown as ParsedElement[]).map((element) => {
      factor = element.tripletMultiplier ?? factor;
      // abcjs gives a change of tempo a duration too.
      const length = element.el_type === 'note' ? (element.duration ?? 0) * factor : 0;
      if (element.endTriplet) factor = 1;
      start += length;
      return { ...element, start: start - length, length, isTripletOpen: factor !== 1 };
    }),
  );
}
