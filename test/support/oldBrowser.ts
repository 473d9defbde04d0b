import mdn from '@mdn/browser-compat-data';
import type { Identifier } from '@mdn/browser-compat-data/types';
import type { Page, Route } from '@playwright/test';
import { isNewer, readByPromised } from './promisedBrowsers';

/** Lookbehind, for which Safari 15 refuses a whole script. */
const LOOKBEHIND = /\(\?<[=!]/;

/** Makes a page's browser pass over what a promised one lacks: in styles, in scripts, and in what scripts may call. */
export async function growOld(page: Page): Promise<void> {
  await page.addInitScript(takeAway, newerNames());
  await page.route('**/*', (route) => {
    const type = route.request().resourceType();
    if (type === 'document')
      return rewrite(route, (html) =>
        html
          .replace(/(?<=<style>).*?(?=<\/style>)/s, (style) => readByPromised(style).style)
          .replace(/(?<=<link rel="preload"[^>]*) integrity="[^"]*"/, ''),
      );
    if (type === 'stylesheet') return rewrite(route, (style) => readByPromised(style).style);
    if (type === 'script')
      return rewrite(route, (script) => (LOOKBEHIND.test(script) ? 'throw new SyntaxError()' : script));
    return route.continue();
  });
}

/** Files as they were rewritten, by their addresses: a page's style takes half a second. */
const rewritten = new Map<string, string>();

async function rewrite(route: Route, change: (text: string) => string): Promise<void> {
  const response = await route.fetch();
  const address = route.request().url();
  const body = rewritten.get(address) ?? change(await response.text());
  rewritten.set(address, body);
  await route.fulfill({ response, body });
}

/** The paths from the global object to all that a promised browser lacks. */
function newerNames(): string[] {
  const owners = { ...mdn.javascript['builtins'], ...mdn.api } as Record<string, Identifier>;
  return Object.entries(owners).flatMap(([owner, members]) => {
    const newer = Object.keys(members).filter((name) => isNewer(members[name]));
    const paths = newer.flatMap((name) => [
      `${owner}.${name.replace(/_static$/, '')}`,
      `${owner}.prototype.${name}`,
      ...(owner === 'Window' ? [name] : []),
    ]);
    return isNewer(members) ? [...paths, owner] : paths;
  });
}

/** Runs in the page. */
function takeAway(paths: readonly string[]): void {
  for (const path of paths) {
    const names = path.split('.');
    const last = names.pop()!;
    const owner = names.reduce<unknown>(
      (object, name) => (object as Record<string, unknown> | undefined)?.[name],
      window,
    );
    if (owner) Reflect.deleteProperty(owner, last);
  }
  window.RegExp = new Proxy(RegExp, {
    construct(target, parts: [string | RegExp, string?]) {
      if (/\(\?<[=!]/.test(String(parts[0]))) throw new SyntaxError('invalid group specifier name');
      return new target(...parts);
    },
  });
}
