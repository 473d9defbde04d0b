import { expect } from '@playwright/test';
import { hydrated, open } from '../support/page';
import { expectCount, expectFocus, expectPath, link, ROW } from '../support/tab';
import type { FlowTest } from './pageTest';

const PANEL = 'dialog[open]';

/** Where a visitor is after going back and forward. */
export function placeFlows(test: FlowTest): void {
  test('Back over a panel leads to the song where it is alone, then to the places left', async ({ tab }) => {
    const scrolled = () => tab.evaluate(() => scrollY);
    const scrollTo = async (place: string) => {
      await tab.evaluate((top) => scrollBy(0, Number(top) - scrollY), place);
      await expect.poll(scrolled).toBe(Number(place));
    };
    await open(tab, '/');
    await expectCount(tab, ROW, 51);
    // A tap before the browser reports the scroll.
    await tab.evaluate((css) => {
      scrollBy(0, 400);
      document.querySelector<HTMLElement>(css)!.click();
    }, link(22));
    await expectFocus(tab, 'h1');
    await expect.poll(scrolled).toBe(0);
    // Not by the pointer, for which a title that moves lies over the page.
    const pressChords = () =>
      tab.evaluate(() => {
        const buttons = [...document.querySelectorAll<HTMLElement>('button[aria-expanded=false]')];
        const chords = buttons.find(({ textContent }) => textContent.includes('Ակորդներ'));
        chords?.click();
        return chords !== undefined;
      });
    await expect.poll(pressChords).toBe(true);
    await expectFocus(tab, PANEL);
    await scrollTo('90');
    await tab.evaluate(() => {
      const seen: number[] = [];
      const look = (): void => void seen.push(scrollY);
      const lookAtEachFrame = (): void => {
        look();
        requestAnimationFrame(lookAtEachFrame);
      };
      lookAtEachFrame();
      addEventListener('scroll', look);
      Object.assign(window, { seen });
      history.back();
    });
    await expectCount(tab, PANEL, 0);
    await expectPath(tab, '/songs/22');
    const places = () => tab.evaluate(() => [...new Set((window as unknown as { seen: number[] }).seen)]);
    expect(await places()).toEqual([90]);
    await tab.evaluate(() => history.back());
    await expectFocus(tab, link(22));
    await expect.poll(scrolled).toBe(400);
    expect(await places()).toEqual([90, 400]);
    await tab.evaluate(() => history.forward());
    await expectFocus(tab, 'h1');
    await expect.poll(scrolled).toBe(90);
    await tab.reload();
    await hydrated(tab);
    await expect.poll(scrolled).toBe(90);
    await tab.evaluate(() => history.back());
    await expectFocus(tab, link(22));
    await expect.poll(scrolled).toBe(400);
  });
}
