import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

test.each([
  ['src/README.md', 20],
  ['src/DECISIONS.md', 1],
  ['.github/CONTRIBUTING.md', 8],
])('every path that %s names is there', (file, fewest) => {
  const text = readFileSync(file, 'utf8');
  const names = [...text.matchAll(/`([\w./-]+(?:\/|\.(?:ts|tsx|css|md|cjs|mjs|cho)))`/g)].map(
    ([, name]) => name!,
  );
  expect(names.length).toBeGreaterThan(fewest);
  expect(names.filter((name) => !existsSync(join('src', name)) && !existsSync(name))).toEqual([]);
});
