import type { TuneObject } from 'abcjs';

/** A note, rest, bar line or other sign of a tune in ABC notation, as far as it is read here. */
export interface TuneElement {
  readonly el_type: string;
  /** Its place in the text, up to behind the space that follows it. */
  readonly startChar: number;
  readonly endChar: number;
  /** When it begins and how long it lasts, in whole notes; what stands in a triplet as it sounds. */
  readonly start: number;
  readonly length: number;
  /** Whether the triplet that it stands in goes on behind it. */
  readonly isTripletOpen: boolean;
  readonly pitches?: readonly {
    readonly startSlur?: readonly unknown[];
    readonly endSlur?: readonly unknown[];
    readonly startTie?: object;
    readonly endTie?: true;
  }[];
  readonly lyric?: readonly { readonly syllable: string }[];
  /** What a change of metre changes to. */
  readonly value?: readonly { readonly num: string; readonly den: string }[];
}

/** What abcjs says of an element beside that. */
interface ParsedElement extends Omit<TuneElement, 'start' | 'length' | 'isTripletOpen'> {
  readonly duration?: number;
  readonly startTriplet?: number;
  readonly tripletMultiplier?: number;
  readonly endTriplet?: true;
}

/** The elements of a parsed tune of one voice, line by line as its text is. */
export function tuneElements(tune: TuneObject): TuneElement[][] {
  let [start, factor] = [0, 1];
  return tune.lines.map((line) =>
    ((line.staff?.[0]?.voices?.[0] ?? []) as unknown as ParsedElement[]).map((element) => {
      factor = element.tripletMultiplier ?? factor;
      // A change of tempo has a duration as well.
      const length = element.el_type === 'note' ? element.duration! * factor : 0;
      if (element.endTriplet) factor = 1;
      start += length;
      return { ...element, start: start - length, length, isTripletOpen: factor !== 1 };
    }),
  );
}
