import type { MouseEvent } from 'react';

/** Which of the elements of a class inside a view was clicked, counted from 0; null when it was none of them. */
export function tappedChord({ target, currentTarget }: MouseEvent, chordClass: string): number | null {
  const chord = (target as Element).closest(`.${chordClass}`);
  return chord && [...currentTarget.getElementsByClassName(chordClass)].indexOf(chord);
}
