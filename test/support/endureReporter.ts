import { basename } from 'node:path';
import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';

const HEAD = ['', 'promised', 'measured', 'beside it', 'held'];

/** Prints a table: a line for each test, or for each file whose tests measure nothing. */
export default class EndureReporter implements Reporter {
  private readonly rows: string[][] = [];
  private readonly counts = new Map<string, { passed: number; all: number }>();

  onTestEnd(test: TestCase, { status, annotations, error }: TestResult): void {
    const file = basename(test.location.file, '.spec.ts');
    const told = (type: string): string =>
      annotations.find((annotation) => annotation.type === type)?.description ?? '';
    console.error(
      [`${file}: ${test.title}`, error && told('seed'), error?.stack ?? error?.message]
        .filter(Boolean)
        .join('\n'),
    );
    if (told('measured') || error) {
      this.rows.push([
        file,
        test.title,
        told('measured'),
        told('beside'),
        status === 'passed' ? 'yes' : 'NO',
      ]);
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
      this.rows.push([file, 'every test passes', `${passed} of ${all}`, '', passed === all ? 'yes' : 'NO']);
    const lines = [HEAD, ...this.rows.sort(([one], [other]) => one!.localeCompare(other!))];
    const widths = HEAD.map((_, column) => Math.max(...lines.map((cells) => cells[column]!.length)));
    for (const cells of lines)
      console.log(
        cells
          .map((cell, column) => cell.padEnd(widths[column]!))
          .join('  ')
          .trimEnd(),
      );
  }
}
