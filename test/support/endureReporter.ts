import { basename } from 'node:path';
import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';

/** Prints a table: a line for each test, or for each file whose tests measure nothing. */
export default class EndureReporter implements Reporter {
  private readonly rows: Record<string, string>[] = [];
  private readonly counts = new Map<string, { passed: number; all: number }>();

  onTestEnd(test: TestCase, { status, annotations, error }: TestResult): void {
    const file = basename(test.location.file, '.spec.ts');
    const told = (type: string): string =>
      annotations.find((annotation) => annotation.type === type)?.description ?? '';
    console.error(`${file}: ${test.title}`);
    if (error) console.error(`${told('seed')}\n${error.stack ?? error.message}`);
    if (told('measured') || error) {
      const held = status === 'passed' ? 'yes' : 'NO';
      this.rows.push({
        file,
        promised: test.title,
        measured: told('measured'),
        beside: told('beside'),
        held,
      });
      return;
    }
    const { passed, all } = this.counts.get(file) ?? { passed: 0, all: 0 };
    this.counts.set(file, { passed: passed + Number(status === 'passed'), all: all + 1 });
  }

  onError({ stack, message }: TestError): void {
    console.error(stack ?? message);
  }

  onEnd(): void {
    for (const [file, { passed, all }] of this.counts)
      this.rows.push({
        file,
        promised: 'every test passes',
        measured: `${passed} of ${all}`,
        beside: '',
        held: passed === all ? 'yes' : 'NO',
      });
    console.table(this.rows.sort((one, other) => one['file']!.localeCompare(other['file']!)));
  }
}
