import { tmpdir } from 'node:os';
import { join } from 'node:path';

const UNPACKED = join(tmpdir(), 'chromium');
const LIBRARIES = join(tmpdir(), 'al2023', 'lib');

/** The browser of the tests and the bench: the one named in CHROME_PATH, else the one that came with `npm ci`. */
export const chromiumPath = process.env['CHROME_PATH'] ?? UNPACKED;

/** What the browser that came with `npm ci` needs in its environment to find its own libraries. */
export const chromiumEnvironment: Record<string, string> = {
  ...(process.env as Record<string, string>),
  ...(chromiumPath === UNPACKED && { LD_LIBRARY_PATH: LIBRARIES }),
};

/** The same for a browser that draws with the machine's fonts: its own have no Armenian letters. */
export const withMachineFonts: Record<string, string> = {
  ...chromiumEnvironment,
  FONTCONFIG_PATH: '/etc/fonts',
};

/** How the browser is started: without a sandbox, and without asking the network for anything by itself. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Unpacks the browser that came with `npm ci`, once. */
export default async function unpackChromium(): Promise<void> {
  if (chromiumPath !== UNPACKED) return;
  // Without this the package leaves its libraries packed, which a bare Debian does not have.
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs20.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  await chromium.executablePath();
}
