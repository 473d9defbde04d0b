import { expect, type Page } from '@playwright/test';

/** Checks that no two tabs share a process: the browser would then do their work in turn. */
export async function expectOwnProcesses(tabs: readonly Page[]): Promise<void> {
  const processes = new Set<number>();
  for (const tab of tabs) processes.add(await processOf(tab));
  expect(processes.size).toBe(tabs.length);
}

/** The process of a tab: only a trace names it. */
async function processOf(tab: Page): Promise<number> {
  const browser = tab.context().browser()!;
  await browser.startTracing(tab, { categories: ['disabled-by-default-devtools.timeline'] });
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
    traceEvents: { name: string; args: { data: { frames: { processId: number }[] } } }[];
  };
  return traceEvents.find(({ name }) => name === 'TracingStartedInBrowser')!.args.data.frames[0]!.processId;
}
