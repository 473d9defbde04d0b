import type { Shape } from './voicing';

/**
 * Whether a hand can do what a shape asks: each pressed string has a finger and no other has one, a finger presses one
 * fret only and all strings it lies across sound, and a finger further along the hand is not behind one before it.
 */
export function isPlayable({ frets, fingers }: Shape): boolean {
  return frets.every((fret, string) => {
    const finger = fingers[string] ?? null;
    if (fret === null || fret === 0) return finger === null;
    return (
      finger !== null &&
      isReached(fret, finger, { frets, fingers }) &&
      !isCrossed(fret, finger, { frets, fingers })
    );
  });
}

function isReached(fret: number, finger: number, { frets, fingers }: Shape): boolean {
  const barred = frets.slice(fingers.indexOf(finger), fingers.lastIndexOf(finger) + 1);
  return barred.every((other) => other !== null && other >= fret);
}

function isCrossed(fret: number, finger: number, { frets, fingers }: Shape): boolean {
  return frets.some((other, string) => {
    const next = fingers[string];
    return other !== null && next && next > finger && other < fret;
  });
}
