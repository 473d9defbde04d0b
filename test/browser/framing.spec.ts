// The browser tests' own test fails at every violation of the policy, and here one is expected.
import { expect, test } from '@playwright/test';
import { SiteProxy } from '../support/site';

test('another site cannot show a page in a frame', async ({ page, baseURL }) => {
  const other = new SiteProxy(baseURL!);
  other.instead = () => ({ type: 'text/html', body: `<iframe src="${baseURL}/songs/1"></iframe>` });
  try {
    await page.goto(await other.open());
    expect(await page.frames()[1]!.locator('#root').count()).toBe(0);
  } finally {
    other.close();
  }
});
