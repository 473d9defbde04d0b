import { problemsOf, readMutants } from '../../src/build/mutants';

const MUTANT = {
  name: 'a fault',
  file: '.config/eslint.config.mjs',
  find: "'max-lines'",
  replace: "'max-len'",
  tests: ['test/architecture/mutants.test.ts'],
};

test('every mutant still fits the file it is put into', async () => {
  const mutants = await readMutants();
  expect(mutants.flatMap((mutant) => problemsOf(mutant).map((problem) => [mutant.name, problem]))).toEqual(
    [],
  );
});

test('a mutant that fits no longer is found', () => {
  expect(problemsOf(MUTANT)).toEqual([]);
  expect(problemsOf({ ...MUTANT, find: 'error' })[0]).toMatch(/occurs \d+ times/);
  expect(problemsOf({ ...MUTANT, file: 'gone.ts' })).toEqual(['gone.ts is not there']);
  expect(problemsOf({ ...MUTANT, tests: ['gone.test.ts'] })).toEqual(['gone.test.ts is not there']);
  expect(problemsOf({ ...MUTANT, tests: [] })).toEqual(['it names no tests']);
});
