declare global {
  interface Window {
    benchPaint: PaintTimes;
    /** The duration of each answer, in milliseconds. */
    benchAnswers: number[];
  }
}

/** How a page was painted; all values but the shift are in milliseconds. */
export interface PaintTimes {
  /** Largest contentful paint. */
  largest: number;
  /** The sum of all layout shifts; CLS, which counts only the worst five seconds, is not larger. */
  shift: number;
  /** Total blocking time: the sum of the time beyond 50 ms of each long task after the first paint. */
  blocked: number;
}

/** Runs in a page before its scripts and records how it is painted. */
export function watchPaint(): void {
  const times: PaintTimes = { largest: 0, shift: 0, blocked: 0 };
  window.benchPaint = times;
  let firstPaint = 0;
  const tasks: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.name === 'first-contentful-paint') firstPaint = entry.startTime;
      if (entry.entryType === 'largest-contentful-paint') times.largest = entry.startTime;
      if (entry.entryType === 'layout-shift')
        times.shift += (entry as PerformanceEntry & { value: number }).value;
      if (entry.entryType === 'longtask') tasks.push(entry);
    }
    times.blocked = tasks
      .map(({ startTime, duration }) => startTime + duration - Math.max(startTime, firstPaint))
      .reduce((sum, duration) => sum + Math.max(0, duration - 50), 0);
  });
  for (const type of ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask'])
    observer.observe({ type, buffered: true });
}

/** Runs in a page: records the time from a click or letter to the end of the first frame with other chords or rows. */
export function watchAnswers(): void {
  window.benchAnswers = [];
  const shown = (): string => {
    const found = document.querySelectorAll('[data-testid=chord], [data-testid=song-row]');
    return `${found.length} ${found[0]?.innerHTML}`;
  };
  const watch = (): void => {
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
  for (const event of ['click', 'input']) window.addEventListener(event, watch, true);
}
