import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

const UNPACKED = join(tmpdir(), 'chromium');
const LIBRARIES = join(tmpdir(), 'al2023', 'lib');

const playwrightsOwn = chromium.executablePath();

/** The browser of the tests and the bench: CHROME_PATH, else Playwright's own if it is installed, else that of `npm ci`. */
const chromiumPath = process.env['CHROME_PATH'] ?? (existsSync(playwrightsOwn) ? playwrightsOwn : UNPACKED);

/** How the browser is started: with the libraries of `npm ci`, and without a sandbox. */
export const chromiumOptions = {
  executablePath: chromiumPath,
  env: { ...process.env, ...(chromiumPath === UNPACKED && { LD_LIBRARY_PATH: LIBRARIES }) },
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
};

/** Unpacks the browser of `npm ci`, unless another one is used. */
export default async function unpackChromium(): Promise<void> {
  if (chromiumPath !== UNPACKED) return;
  // Without this the package does not unpack its libraries, which a bare Debian lacks.
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs20.x';
  const { default: packed } = await import('@sparticuz/chromium');
  await packed.executablePath();
}
