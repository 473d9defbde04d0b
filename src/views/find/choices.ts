import { compareNames, type Facet } from '../../catalogue/filters';
import type { Arrangement } from '../../state';
import * as text from '../text';

const KIND_NAMES: Readonly<Record<string, string>> = text.kinds;

/** The names of the values of a facet, where they are not the values themselves. */
const NAMES: Readonly<Partial<Record<Facet, (value: string) => string | undefined>>> = {
  kind: (kind) => KIND_NAMES[kind],
  chords: text.withChords,
  video: () => text.withVideo,
  checked: () => text.withCheckedChords,
  voice: () => text.inMyVoice,
};

export const choiceName = (facet: Facet, value: string): string => NAMES[facet]?.(value) ?? value;

/** Compares two values of a facet for the order in which they are offered. */
export function compareChoices(facet: Facet, one: string, other: string): number {
  const placeOf = (kind: string): number => Object.keys(KIND_NAMES).indexOf(kind);
  if (facet === 'kind') return placeOf(one) - placeOf(other);
  if (facet === 'author') return compareNames(one, other);
  // Quarters before eighths, then the fewer beats first.
  const unitFirst = (value: string): string => value.split('/').reverse().join('/');
  return unitFirst(one).localeCompare(unitFirst(other), 'en', { numeric: true });
}

/** An arrangement with a choice made, or taken back if it was made already. */
export function toggled({ order, filters }: Arrangement, facet: Facet, value: string): Arrangement {
  const { [facet]: chosen, ...others } = filters;
  return { order, filters: chosen === value ? others : { ...others, [facet]: value } };
}
