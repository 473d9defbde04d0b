declare global {
  interface Window {
    benchEntries: PerformanceEntry[];
    /** The time from each click to the end of the first frame with other chords, in milliseconds. */
    benchAnswers: number[];
  }
}

/** Runs in a page before its scripts: records how it is painted, and how soon it answers clicks. */
export function watch(): void {
  window.benchEntries = [];
  window.benchAnswers = [];
  const observer = new PerformanceObserver((list) => window.benchEntries.push(...list.getEntries()));
  for (const type of ['paint', 'largest-contentful-paint', 'longtask'])
    observer.observe({ type, buffered: true });
  const shown = () => document.querySelector('[data-testid=chord]')?.innerHTML;
  const time = (): void => {
    const start = performance.now();
    const before = shown();
    const onFrame = (): void => {
      if (shown() === before) return void requestAnimationFrame(onFrame);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => window.benchAnswers.push(performance.now() - start);
      port2.postMessage(null);
    };
    requestAnimationFrame(onFrame);
  };
  window.addEventListener('click', time, true);
}

/** Runs in a page: its largest contentful paint and its total blocking time, in milliseconds. */
export function paintTimes() {
  const of = (type: string) => window.benchEntries.filter(({ entryType }) => entryType === type);
  const first = of('paint').at(-1)!.startTime;
  return {
    largest: of('largest-contentful-paint').at(-1)!.startTime,
    /** The sum of the time beyond 50 ms of each long task after the first paint. */
    blocked: of('longtask').reduce(
      (sum, { startTime, duration }) =>
        sum + Math.max(0, startTime + duration - Math.max(startTime, first) - 50),
      0,
    ),
  };
}
