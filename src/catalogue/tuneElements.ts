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

type ParsedElement = Omit<TuneElement, 'start' | 'length' | 'isTripletOpen'>;

/** The elements of a parsed tune of one voice, by the lines of its text. */
export function tuneElements(tune: TuneObject): TuneElement[][] {
  let [start, factor, bar] = [0, 1, 0];
  return tune.lines.map(({ staff: [staff] = [] }) => {
    // A key or a metre on a line of its own belongs to the staff of the next line.
    const signs = [
      { ...staff?.key, el_type: 'key' },
      ...(staff?.meter ? [{ ...staff.meter, el_type: 'meter' }] : []),
    ] as unknown as ParsedElement[];
    return [...signs, ...((staff?.voices?.[0] ?? []) as ParsedElement[])].map((element) => {
      const { duration, rest, value: [change] = [], tripletMultiplier, endTriplet } = element;
      factor = tripletMultiplier ?? factor;
      if (element.el_type === 'meter' && change) bar = change.num / (change.den ?? 1);
      let length = typeof duration === 'number' ? duration * factor : 0;
      // The room that `y` leaves takes no time; abcjs counts bars of rest in the first metre of a line.
      if (rest?.type === 'spacer') length = 0;
      else if (rest?.type.endsWith('multimeasure')) length = (rest.text ?? 1) * bar;
      if (endTriplet) factor = 1;
      start += length;
      return { ...element, start: start - length, length, isTripletOpen: factor !== 1 };
    });
  });
}
