import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser';
import { expectStored, open } from '../support/page';

test('a tab whose timers wait, as those of the background do, writes nothing back', async ({ context }) => {
  const [one, other] = [await context.newPage(), await context.newPage()];
  await other.clock.install();
  await one.goto('/songs/1');
  await open(other, '/songs/1');
  const value = (page: Page) => page.getByTestId('transpose-value');
  await one.getByTestId('transpose-up').click();
  await one.getByTestId('transpose-down').click();
  await expect(value(other)).toHaveText('0');
  await one.reload();
  await one.getByTestId('transpose-up').click();
  await one.getByTestId('transpose-up').click();
  await expect(value(other)).toHaveText('2');
  await other.clock.runFor(5000);
  await expectStored(one, { tr1: '2' });
  await expect(value(one)).toHaveText('2');
});
