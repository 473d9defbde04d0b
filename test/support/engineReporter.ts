import type { Reporter } from '@playwright/test/reporter';

/** Says of each browser that is not tried which programs are not installed. */
export default class EngineReporter implements Reporter {
  constructor(private readonly options: { missing: Readonly<Record<string, readonly string[]>> }) {}

  onEnd(): void {
    for (const [browser, programs] of Object.entries(this.options.missing))
      if (programs.length > 0)
        console.log(`\nNothing was tried in ${browser}: not installed: ${programs.join(', ')}`);
  }
}
