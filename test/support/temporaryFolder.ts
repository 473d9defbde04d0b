import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Gives each test of a file an empty folder. */
export function temporaryFolder() {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'songbook-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const pathOf = (name = ''): string => join(folder, name);
  return {
    pathOf,
    /** Writes a file into the folder, by default its own name; returns its path. */
    write(name: string, text = name): string {
      const path = pathOf(name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
      return path;
    },
  };
}
