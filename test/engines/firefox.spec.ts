import { expect } from '@playwright/test';
import { faultFlows, lateScriptFlow } from './faultFlows';
import { test, withWorker } from './pageTest';
import { screenFlows } from './screenFlows';
import { expectText, open, PLAY, texts } from './inTab';
import { placeFlows } from './placeFlows';
import { songFlows } from './songFlows';

songFlows(test);
placeFlows(test);
faultFlows(withWorker);
lateScriptFlow(withWorker);
screenFlows(test);

test('where no sound starts, the visitor is told and nothing seems to play', async ({ tab }) => {
  await open(tab, '/songs/22');
  await tab.click(PLAY);
  await expectText(tab, PLAY, 'Շարունակել');
  await expect.poll(() => texts(tab, '[data-toasts]')).toEqual([expect.stringMatching(/^Ձայնը չմիացավ/)]);
});
