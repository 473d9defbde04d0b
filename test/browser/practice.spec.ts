import { songs } from '../../src/catalogue';
import { endsHereInFirefox, expect, test } from '../support/browser';
import { followLetters, linesMarked, listenTo, pause, player } from '../support/listeningPage';
import { READER_SETTINGS_KEY } from '../support/readerSettingsPage';

test('a tap on a label repeats its section, on request slowly at first, and the next one after it, until R', async ({
  page,
}) => {
  endsHereInFirefox('the Firefox of these tests has no device to play on');
  await page.setViewportSize({ width: 320, height: 640 });
  await listenTo(page, 49, 'Միայն ակորդներ', { [READER_SETTINGS_KEY]: '{"tempos":{"49":300}}' });
  await followLetters(page);
  const button = (name: string) => player(page).getByRole('button', { name, exact: true });
  await page.locator('[data-label]', { hasText: 'Refrain' }).first().click();
  await expect(button('Կրկնել՝ Refrain')).toHaveAttribute('aria-pressed', 'true');
  const { from, to } = songs[49]!.sections[1]!;
  await expect.poll(async () => (await linesMarked(page)).join(' ')).toContain(`${to - 1} ${from + 1}`);
  await button('Դանդաղից').click();
  await expect(button('Դանդաղից՝ 75 %')).toBeVisible();
  await button('Մեկ, երկու…').click();
  await button('Հաջորդ տունը').click();
  await expect(button('Կրկնել՝ Couplet 2')).toBeVisible();
  await expect(button('Դանդաղից՝ 70 %')).toBeVisible();
  await button('Կրկնել՝ Couplet 2').focus();
  await page.keyboard.press('r');
  await expect(button('Կրկնել տունը')).toBeFocused();
  await expect(button('Հաջորդ տողը')).toBeVisible();
  await expect(pause(page)).toBeVisible();
});
