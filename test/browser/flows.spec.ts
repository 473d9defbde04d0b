import { faultFlows } from '../engines/faultFlows';
import { songFlows } from '../engines/songFlows';
import type { Tabs } from '../engines/tab';
import { testWithWorker as base } from '../support/browser';

const test = base.extend<Tabs>({
  tab: ({ page }, provide) => provide(page),
  newTab: ({ context }, provide) => provide(() => context.newPage()),
});

songFlows(test);
faultFlows(test);
