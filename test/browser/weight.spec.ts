import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { endsHereInFirefox, expect, test } from '../support/browser';
import { BUDGETS } from '../support/budgets';
import { hydrated } from '../support/page';
import { readDocument } from '../support/readDocument';

test('nothing that a page carries goes over its budget', () => {
  const carried: Record<string, number> = {};
  const zipped = (paths: readonly string[]): number =>
    paths.reduce((sum, path) => sum + gzipSync(readFileSync(`dist${path}`), { level: 9 }).length, 0);
  for (const name of ['index.html', 'songs/22.html']) {
    const html = readFileSync(`dist/${name}`, 'utf8');
    const page = readDocument(html);
    const addresses = (selector: string, attribute: string): string[] =>
      [...page.querySelectorAll(selector)].map((element) => element.getAttribute(attribute)!);
    const letters = page.getElementById('letters')!.textContent;
    const scripts = addresses('script[src]', 'src');
    const styles = Array.from(page.querySelectorAll('style'), ({ textContent }) => textContent);
    expect(scripts.length).toBeGreaterThan(2);
    expect(styles.length).toBeGreaterThan(0);
    Object.assign(carried, {
      [`${name} without its letters, gzip`]: gzipSync(html.replace(letters, '')).length,
      [`letters of ${name}, gzip`]: gzipSync(letters).length,
      [`style within ${name}`]: styles.join('').length,
      [`scripts of ${name}, gzip`]: zipped(scripts),
      [`requests that ${name} waits for`]: addresses(
        'link[rel=stylesheet]:not(noscript > *), script[src]:not([defer])',
        'href',
      ).length,
    });
  }
  expect(Object.keys(carried).sort()).toEqual(Object.keys(BUDGETS).sort());
  const over = Object.entries(carried).flatMap(([what, bytes]) =>
    bytes > BUDGETS[what]! ? [`${what}: ${bytes}, ${bytes - BUDGETS[what]!} over`] : [],
  );
  expect(over).toEqual([]);
});

/** A script of a long frame, as the browser reports it. */
interface FrameScript {
  readonly invokerType: string;
  readonly invoker: string;
  readonly startTime: number;
  readonly forcedStyleAndLayoutDuration: number;
}

for (const path of ['/', '/songs/22'])
  test(`until ${path} answers taps, long frames run what they must and force no layout`, async ({ page }) => {
    endsHereInFirefox('Firefox does not report what runs in a long frame');
    await page.addInitScript(() => {
      const scripts: FrameScript[] = [];
      Object.assign(window, { scripts });
      // The app reads the early taps for the last time when it answers taps itself.
      let taps: unknown;
      Object.defineProperty(window, 'songbookTaps', {
        configurable: true,
        get: () => (Object.assign(window, { answeredAt: performance.now() }), taps),
        set: (early: unknown) => (taps = early),
      });
      new PerformanceObserver((frames) => {
        for (const frame of frames.getEntries())
          scripts.push(...(frame as unknown as { scripts: FrameScript[] }).scripts);
      }).observe({ type: 'long-animation-frame', buffered: true });
    });
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.goto(path);
    await hydrated(page);
    const ranBefore = () =>
      page.evaluate(() => {
        const { scripts, answeredAt } = window as unknown as { scripts: FrameScript[]; answeredAt: number };
        return scripts
          .filter(({ startTime }) => startTime <= answeredAt)
          .map((script) => ({
            name: `${script.invokerType} ${script.invoker.replace(/^https?:\/\/[^/]+|\.\w{8}(?=\.js)/g, '')}`,
            forced: script.forcedStyleAndLayoutDuration,
          }));
      });
    let ran: Awaited<ReturnType<typeof ranBefore>> = [];
    // The browser reports a frame after it has drawn it.
    await expect
      .poll(async () => (ran = await ranBefore()).map(({ name }) => name))
      .toContain('classic-script /assets/main.js');
    const own = readDocument(readFileSync(`dist${path === '/' ? '/index' : path}.html`, 'utf8'));
    const files = [...own.querySelectorAll('script[src]')].map((script) => script.getAttribute('src')!);
    const allowed = new Set([
      ...[path, ...files].map((file) => `classic-script ${file.replace(/\.\w{8}(?=\.js)/, '')}`),
      'event-listener LINK.onload',
      'event-listener DIV#root.onload',
      // React's own, where the pointer stands on the page that comes.
      'event-listener DIV#root.onpointerover',
      'event-listener DOMWindow.onload',
      'event-listener DOMWindow.onpageshow',
      'event-listener #document.onDOMContentLoaded',
      // The test's own observer, and its waiting.
      'user-callback PerformanceObserverCallback',
      'user-callback FrameRequestCallback',
      // The timer of redux-persist, which finds everything written.
      'user-callback TimerHandler:setInterval',
      // A piece of React's work.
      'event-listener MessagePort.onmessage',
    ]);
    // A song is set in the document, which lays its page out once before the first paint, and again if the family's
    // files come that early.
    const setting =
      path === '/' ? [] : [`classic-script ${path}`, 'event-listener FontFaceSet.onloadingdone'];
    const faults = ran.filter(
      ({ name, forced }) => !setting.includes(name) && (forced > 0 || !allowed.has(name)),
    );
    expect(faults).toEqual([]);
  });
