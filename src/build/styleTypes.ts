import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { transform } from 'lightningcss';

/** A second source root (`rootDirs` in tsconfig.json) where TypeScript finds the types of the style sheets. */
const TYPES = '.cache/styles';

/** The classes of a style sheet, sorted. */
export function classesOf(css: string): string[] {
  const { exports } = transform({
    filename: 'style.module.css',
    code: Buffer.from(css),
    cssModules: { animation: false, container: false, customIdents: false, grid: false },
  });
  return Object.keys(exports as object).sort();
}

/** The type declarations of a CSS module with these classes. */
export function typesOf(classes: readonly string[]): string {
  const properties = classes.map((name) => `  readonly '${name}': string;\n`).join('');
  return `declare const styles: {\n${properties}};\nexport default styles;\n`;
}

/** The classes that none of the importing sources uses. */
export function unusedClasses(classes: readonly string[], sources: readonly string[]): string[] {
  const isUsed = (name: string): boolean =>
    sources.some((source) => new RegExp(`styles\\.${name}\\b|['"]${name}['"]`).test(source));
  return classes.filter((name) => !isUsed(name));
}

/** Writes the types of every CSS module in `src`; throws if a class is unused. */
function writeStyleTypes(): void {
  const names = readdirSync('src', { recursive: true, encoding: 'utf8' });
  const sources = names
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => readFileSync(join('src', name), 'utf8'));
  rmSync(TYPES, { recursive: true, force: true });
  const unused = names
    .filter((name) => name.endsWith('.module.css'))
    .flatMap((name) => {
      const classes = classesOf(readFileSync(join('src', name), 'utf8'));
      const target = join(TYPES, `${name}.d.ts`);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, typesOf(classes));
      const importing = sources.filter((source) => source.includes(`/${basename(name)}'`));
      return unusedClasses(classes, importing).map(
        (unusedName) => `src/${name}: nothing uses .${unusedName}`,
      );
    });
  if (unused.length > 0) throw new Error(unused.join('\n'));
}

if (require.main === module) writeStyleTypes();
