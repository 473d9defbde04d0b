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
