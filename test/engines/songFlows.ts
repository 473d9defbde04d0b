import { expect } from '@playwright/test';
import {
  DOWN,
  expectCount,
  expectFocus,
  expectPath,
  expectText,
  HEART,
  named,
  ROW,
  SEARCH,
  tapNamed,
  texts,
  UP,
  VALUE,
} from '../support/tab';
import { open, stored } from '../support/page';
import { paper } from '../support/readerSettingsPage';
import type { FlowTest } from './pageTest';

const CHORD = '[data-testid=chord]';
const PANEL = 'dialog[open]';

/** What a visitor does on a good day. */
export function songFlows(test: FlowTest): void {
  test('twelve steps up lead around the octave to the chords as written', async ({ tab }) => {
    await open(tab, '/songs/1');
    const written = await texts(tab, CHORD);
    await tab.click(DOWN);
    await expectText(tab, VALUE, '11');
    await tab.click(UP);
    for (let step = 1; step <= 12; step++) {
      await tab.click(UP);
      await expectText(tab, VALUE, String(step % 12));
      const isAsWritten = JSON.stringify(await texts(tab, CHORD)) === JSON.stringify(written);
      expect(isAsWritten).toBe(step === 12);
    }
    await expect.poll(() => stored(tab)).toHaveProperty('tr1', '0');
  });

  test('what was chosen is there after a reload, and a favorite in its list', async ({ tab }) => {
    await open(tab, '/songs/1');
    await tab.click(HEART);
    await tab.click(UP);
    await expect.poll(() => stored(tab)).toHaveProperty('fav1', '1');
    await tab.reload();
    await expectText(tab, VALUE, '1');
    await expectCount(tab, `${HEART}[aria-pressed=true]`, 1);
    await tab.click('nav a[href="/favorites"]');
    await expectCount(tab, ROW, 1);
    await tab.click(HEART);
    await expectCount(tab, ROW, 0);
    await expect.poll(() => stored(tab)).not.toHaveProperty('fav1');
  });

  test('open tabs follow each other', async ({ tab, newTab }) => {
    await open(tab, '/songs/1');
    const other = await newTab();
    await open(other, '/songs/1');
    await other.click(UP);
    await other.click(HEART);
    await expectText(tab, VALUE, '1');
    await expectCount(tab, `${HEART}[aria-pressed=true]`, 1);
    await tab.click(DOWN);
    await expectText(other, VALUE, '0');
  });

  test('a song is found by Armenian and by Latin letters, and opened by keys alone', async ({ tab }) => {
    for (const query of ['կռունկ', 'krunk', 'khaprik mi chunis']) {
      await open(tab, '/');
      await tab.keyboard.press('/');
      await expectFocus(tab, SEARCH);
      await tab.keyboard.type(query);
      await expect.poll(() => tab.evaluate(() => location.search)).not.toBe('');
      await expect
        .poll(() => tab.evaluate((css) => document.querySelector(css)!.outerHTML.slice(0, 200), ROW))
        .toContain('data-song-id="22"');
    }
    await tab.keyboard.press('Enter');
    await expectPath(tab, '/songs/22');
    await expectFocus(tab, 'h1');
  });

  test('a panel takes the focus, shows the chords, and gives the focus back', async ({ tab }) => {
    await open(tab, '/songs/7');
    await tapNamed(tab, 'Ակորդներ');
    await expectFocus(tab, PANEL);
    await expectCount(tab, `${PANEL} [data-testid=chord-diagram]`, 1);
    await tab.keyboard.press('Escape');
    await expectCount(tab, PANEL, 0);
    await expectFocus(tab, '[data-named="Ակորդներ"][aria-expanded=false]');
  });

  test('Latin letters stand under the words, now and after a reload', async ({ tab }) => {
    await open(tab, '/songs/7');
    await tapNamed(tab, 'Տեսք');
    await tapNamed(tab, 'Լատինատառ');
    await expectText(tab, '[data-testid=sheet] [lang=hy-Latn]', 'Patkirkëd, ');
    await tab.reload();
    await expectText(tab, '[data-testid=sheet] [lang=hy-Latn]', 'Patkirkëd, ');
  });

  test('dark and light colours are kept', async ({ tab }) => {
    await open(tab, '/songs/7');
    await tapNamed(tab, 'Տեսք');
    const changed = async (name: string): Promise<string> => {
      const before = await paper(tab);
      await tapNamed(tab, name);
      await expect.poll(() => paper(tab)).not.toBe(before);
      return paper(tab);
    };
    await changed('Մուգ');
    const light = await changed('Բաց');
    await tab.reload();
    expect(await paper(tab)).toBe(light);
  });

  test('a strophe is recorded, and the file can be played @whole', async ({ tab }) => {
    await open(tab, '/songs/22');
    await tab.evaluate(() => {
      const addressOf = URL.createObjectURL;
      URL.createObjectURL = (file) => {
        Object.assign(window, { songbookFile: file });
        return addressOf(file);
      };
    });
    await tapNamed(tab, 'Կիսվել');
    const chooseRecording = () =>
      tab.evaluate(() => {
        const option = document.querySelector<HTMLOptionElement>('dialog option[value=wav]');
        if (option) option.selected = true;
        return option?.parentElement?.dispatchEvent(new Event('change', { bubbles: true }));
      });
    await expect.poll(chooseRecording).toBe(true);
    // By a key: WebKit's driver does not scroll this panel to its last button.
    const download = await named(tab, 'Ներբեռնել WAV');
    await tab.evaluate((css) => document.querySelector<HTMLElement>(css)!.focus(), download);
    await tab.keyboard.press('Enter');
    const play = async (): Promise<readonly number[]> => {
      const { songbookFile } = window as { songbookFile?: Blob };
      if (!songbookFile) return [];
      const bytes = await songbookFile.arrayBuffer();
      const sound = await new OfflineAudioContext(1, 1, 44_100).decodeAudioData(bytes);
      const samples = sound.getChannelData(0);
      return [sound.duration, samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)))];
    };
    await expect.poll(() => tab.evaluate(play)).toHaveLength(2);
    const [seconds, peak] = await tab.evaluate(play);
    expect(seconds).toBeGreaterThan(20);
    expect(peak).toBeGreaterThan(0.1);
    expect(peak).toBeLessThan(0.85);
  });
}
