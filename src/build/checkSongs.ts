import { readCatalogue } from './site/readCatalogue';

/** Tells the problems of song files; with one, the process ends as failed. */
export function tellProblems(problems: readonly string[]): void {
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

// Before webpack, which empties `dist`.
if (require.main === module) {
  const { problems, gaps } = readCatalogue();
  for (const [gap, places] of gaps) console.log(`Left out where it is not there: ${gap} (${places.size}).`);
  tellProblems(problems);
}
