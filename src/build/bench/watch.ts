declare global {
  interface Window {
    benchPaint: PaintTimes;
  }
}

/** What a page tells of its drawing; all but the shift in milliseconds. */
export interface PaintTimes {
  /** First contentful paint. */
  first: number;
  /** Largest contentful paint. */
  largest: number;
  /** The sum of all layout shifts: at least the cumulative layout shift, which counts its worst five seconds. */
  shift: number;
  /** How far each long task after the first paint went beyond 50 ms, added up. */
  blocked: number;
  /** The same of every long task, those before the first paint too. */
  blockedFromStart: number;
}

/** Runs in a page before its own scripts and takes down how it is drawn. */
export function watchPaint(): void {
  const times: PaintTimes = { first: 0, largest: 0, shift: 0, blocked: 0, blockedFromStart: 0 };
  window.benchPaint = times;
  const tasks: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.name === 'first-contentful-paint') times.first = entry.startTime;
      if (entry.entryType === 'largest-contentful-paint') times.largest = entry.startTime;
      if (entry.entryType === 'layout-shift')
        times.shift += (entry as PerformanceEntry & { value: number }).value;
      if (entry.entryType === 'longtask') tasks.push(entry);
    }
    const blocked = (since: number): number =>
      tasks
        .map(({ startTime, duration }) => startTime + duration - Math.max(startTime, since))
        .reduce((sum, duration) => sum + Math.max(0, duration - 50), 0);
    times.blocked = blocked(times.first);
    times.blockedFromStart = blocked(0);
  });
  for (const type of ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask'])
    observer.observe({ type, buffered: true });
}

declare global {
  interface Window {
    /** How long each answer took, in milliseconds. */
    benchAnswers: number[];
  }
}

/** Runs in a page: takes down the time from each click or typed letter to the end of the first frame that shows another first chord or row. */
export function watchAnswers(): void {
  window.benchAnswers = [];
  const shown = (): string =>
    document.querySelector('[data-testid=chord], [data-testid=song-row]')?.innerHTML ?? '';
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
