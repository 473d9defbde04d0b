/** After how many milliseconds without a tap the next one begins anew, and how many taps count. */
const [PAUSE, COUNTED] = [3000, 8];

/** Makes a function that takes the time of each tap, in milliseconds, and returns the tempo of the last ones; null after the first. */
export function makeTapTempo(): (now: number) => number | null {
  let taps: number[] = [];
  return (now) => {
    const goesOn = now - (taps.at(-1) ?? now) < PAUSE;
    taps = [...(goesOn ? taps : []), now].slice(-COUNTED);
    return taps.length < 2 ? null : (60_000 * (taps.length - 1)) / (now - taps[0]!);
  };
}
