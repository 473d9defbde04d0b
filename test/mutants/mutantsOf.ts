import type { Mutant } from './mutant';

/** The mutants of one file, which the same tests must notice; each is its name, what is replaced and by what. */
export function mutantsOf(
  file: string,
  tests: readonly string[],
  rows: readonly (readonly [name: string, find: string, replace: string])[],
): Mutant[] {
  return rows.map(([name, find, replace]) => ({ name, file, find, replace, tests }));
}
