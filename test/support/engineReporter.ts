import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Says which browsers are not installed, and of every test that a browser cannot run which it is and why. */
export default class EngineReporter implements Reporter {
  private readonly marked: string[] = [];

  constructor(private readonly options: { missing: readonly string[] }) {}

  onTestEnd(test: TestCase, { status, annotations }: TestResult): void {
    if (status !== 'skipped') return;
    const reasons = annotations
      .flatMap(({ type, description = '' }) => (type === 'skip' ? description : []))
      .join('; ');
    this.marked.push(`  ${test.titlePath().slice(1).join(' › ')}: ${reasons}`);
  }

  onEnd(): void {
    if (this.marked.length > 0) console.log(['\nNot for this browser:', ...this.marked].join('\n'));
    for (const program of this.options.missing)
      console.log(`\n${program} is not installed: nothing was tried in that browser.`);
  }
}
