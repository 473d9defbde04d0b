import { KINDS, type Kind } from '../../catalogue';
import { compareNames, type Facet } from '../../catalogue/filters';
import type { Arrangement } from '../../state';
import * as text from '../text';

export function choiceName(facet: Facet, value: string): string {
  switch (facet) {
    case 'kind':
      return text.kinds[value as Kind];
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

/** Compares two values of a facet for the order in which they are offered. */
export function compareChoices(facet: Facet, one: string, other: string): number {
  switch (facet) {
    case 'kind':
      return KINDS.indexOf(one as Kind) - KINDS.indexOf(other as Kind);
    case 'author':
      return compareNames(one, other);
    case 'time':
      return compareTimes(one.split('/').map(Number), other.split('/').map(Number));
    default:
      return Number(one) - Number(other);
  }
}

/** Quarters before eighths, then the fewer beats first. */
function compareTimes([beats, unit]: readonly number[], [otherBeats, otherUnit]: readonly number[]): number {
  return unit! - otherUnit! || beats! - otherBeats!;
}

/** An arrangement with a choice made, or taken back if it was made already. */
export function toggled({ order, filters }: Arrangement, facet: Facet, value: string): Arrangement {
  const { [facet]: chosen, ...others } = filters;
  return { order, filters: chosen === value ? others : { ...others, [facet]: value } };
}
