import { faultFlows } from '../engines/faultFlows';
import { placeFlows } from '../engines/placeFlows';
import { songFlows } from '../engines/songFlows';
import type { Tabs } from '../engines/tab';
import { test, testWithWorker } from '../support/browser';

/** A page of Playwright as the tab of a flow. */
const flowsOf = (base: typeof test) =>
  base.extend<Tabs>({
    tab: ({ page }, provide) => provide(page),
    newTab: ({ context }, provide) => provide(() => context.newPage()),
  });

songFlows(flowsOf(test));
placeFlows(flowsOf(test));

test.describe('@whole', () => faultFlows(flowsOf(testWithWorker)));
