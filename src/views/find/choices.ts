import { compareNames, type Facet } from '../../catalogue/filters';
import type { Arrangement } from '../../state';
import * as text from '../text';

const KIND_NAMES: Readonly<Record<string, string>> = text.kinds;

export function choiceName(facet: Facet, value: string): string {
  switch (facet) {
    case 'kind':
      return KIND_NAMES[value] ?? value;
    case 'chords':
      return text.withChords(value);
    case 'video':
      return text.withVideo;
    case 'checked':
      return text.withCheckedChords;
    case 'voice':
      return text.inMyVoice;
    default:
      return value;
  }
}

const placeOf = (kind: string): number => Object.keys(KIND_NAMES).indexOf(kind);

/** Compares two values of a facet for the order in which they are offered. */
export function compareChoices(facet: Facet, one: string, other: string): number {
  switch (facet) {
    case 'kind':
      return placeOf(one) - placeOf(other);
    case 'author':
      return compareNames(one, other);
    case 'time':
      return compareTimes(one, other);
    default:
      return Number(one) - Number(other);
  }
}

/** Quarters before eighths, then the fewer beats first. */
function compareTimes(one: string, other: string): number {
  const [beats = 0, unit = 0] = one.split('/').map(Number);
  const [otherBeats = 0, otherUnit = 0] = other.split('/').map(Number);
  return unit - otherUnit || beats - otherBeats;
}

/** An arrangement with a choice made, or taken back if it was made already. */
export function toggled({ order, filters }: Arrangement, facet: Facet, value: string): Arrangement {
  const { [facet]: chosen, ...others } = filters;
  return { order, filters: chosen === value ? others : { ...others, [facet]: value } };
}
