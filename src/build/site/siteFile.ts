import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A text file of the site; the path starts at its root. */
export interface SiteFile {
  readonly path: string;
  readonly text: string;
}

/** The assets of the pages: addresses from the root, and texts that are inlined. */
export interface SiteAssets {
  readonly scripts: readonly string[];
  /** The further scripts of each page, by the page's name. */
  readonly pageScripts: Readonly<Record<string, readonly string[]>>;
  /** The font files of the family. */
  readonly fonts: readonly string[];
  /** The address of the whole style, and the style itself. */
  readonly styleFile: string;
  readonly style: string;
  readonly earlyScript: string;
  /** The service worker without its list of files. */
  readonly worker: string;
}

/** A short hash of the content for a file name. */
export function contentHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}

/** The hash of a file for `integrity` attributes and the content security policy. */
export function integrityOf(content: string | Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/** Writes a file of the site into its folder. */
export async function writeFileTo(folder: string, { path, text }: SiteFile): Promise<void> {
  const target = join(folder, path);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, text);
}

const COMPRESSIBLE = /\.(?:html|js|css|json|svg|xml|txt|webmanifest)$/;

/** Writes a gzip and a brotli copy beside every text file of a folder. */
export async function compressFolder(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const texts = names.filter((name) => COMPRESSIBLE.test(name));
  await Promise.all(texts.map((name) => compressFile(join(folder, name))));
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  const [gz, br] = await Promise.all([
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
  ]);
  await Promise.all([writeFile(`${path}.gz`, gz), writeFile(`${path}.br`, br)]);
}
