import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

test('every path that src/README.md names is there', () => {
  const names = [...readFileSync('src/README.md', 'utf8').matchAll(/`([\w./]+(?:\/|\.\w+))`/g)].map(
    ([, name]) => name!,
  );
  expect(names.length).toBeGreaterThan(20);
  const missing = names.filter((name) => !existsSync(join('src', name)) && !existsSync(name));
  expect(missing).toEqual([]);
});
