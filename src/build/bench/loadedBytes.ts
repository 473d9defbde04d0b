import { readFileSync } from 'node:fs';

export type Form = 'gz' | 'br';

/** The paths of the scripts that a written page loads itself, from its site's root. */
export function scriptsOf(page: string): string[] {
  const scripts = readFileSync(page, 'utf8').matchAll(/<script [^>]*src="\/([^"]+)"/g);
  return [...scripts].map(([, path]) => path!);
}

/** The bytes of the compressed copies of files. */
export function compressedBytes(paths: readonly string[], form: Form): number {
  return total(paths.map((path) => readFileSync(`${path}.${form}`).length));
}

/** The sum of values. */
export const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
