/** A small fault that a test must notice. */
export interface Mutant {
  /** What the fault breaks, in a few words. */
  readonly name: string;
  /** The file it is put into, from the project's root. */
  readonly file: string;
  /** The text it replaces, which occurs exactly once in the file. */
  readonly find: string;
  /** What stands there instead. */
  readonly replace: string;
  /** The Jest files of which at least one test must fail, from the project's root. */
  readonly tests: readonly string[];
}

/** The mutants of one file, which the same tests must notice; each is its name, what is replaced and by what. */
export function mutantsOf(
  file: string,
  tests: readonly string[],
  rows: readonly (readonly [name: string, find: string, replace: string])[],
): Mutant[] {
  return rows.map(([name, find, replace]) => ({ name, file, find, replace, tests }));
}
