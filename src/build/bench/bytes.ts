import { readFileSync } from 'node:fs';
import type { Row } from './table';
import type { Workshop } from './workshop';

const FORMS: readonly Form[] = ['gz', 'br'];

/** What a first visit loads, against one bundle of the same packages. */
export function measureBytes({ floorScript }: Workshop): Row[] {
  const document = readFileSync('dist/index.html', 'utf8');
  const scripts = scriptsOf('dist/index.html').map((path) => `dist/${path}`);
  const fonts = [...document.matchAll(/<link rel="preload" href="\/([^"]+)" as="font"/g)].map(
    ([, path]) => `dist/${path}`,
  );
  const bundle = (form: Form) => ({ what: 'floor bundle', values: [compressedBytes([floorScript], form)] });
  return [
    ...FORMS.map((form) => ({
      ...row(`scripts of the first page, ${form}`, compressedBytes(scripts, form)),
      against: bundle(form),
      goal: 1.15,
    })),
    ...scripts.map((path) =>
      row(`  ${path.replace(/.*\/(\w+).*/, '$1')}, gz`, compressedBytes([path], 'gz')),
    ),
    ...['index', 'songs/22'].flatMap((name) =>
      FORMS.map((form) => row(`${name}.html, ${form}`, compressedBytes([`dist/${name}.html`], form))),
    ),
    row('style within each page, as written', /<style>(.*?)<\/style>/s.exec(document)![1]!.length),
    row(
      `fonts asked for by the page (${fonts.length})`,
      total(fonts.map((path) => readFileSync(path).length)),
    ),
  ];
}

const row = (what: string, bytes: number): Row => ({ what, unit: 'B', ours: [bytes] });

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
