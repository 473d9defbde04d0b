/** The milliseconds without a tap after which counting starts again, and the number of last taps that count. */
const [PAUSE, COUNTED] = [3000, 8];

/** Makes a function from the time of each tap, in milliseconds, to the tempo of the last taps; null after the first. */
export function makeTapTempo(): (now: number) => number | null {
  let taps: number[] = [];
  return (now) => {
    const goesOn = now - (taps.at(-1) ?? now) < PAUSE;
    taps = [...(goesOn ? taps : []), now].slice(-COUNTED);
    const [first = now] = taps;
    return first === now ? null : (60_000 * (taps.length - 1)) / (now - first);
  };
}
