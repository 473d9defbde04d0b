import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser';
import { open } from '../support/page';
import { visitEverything } from '../support/visit';

// What others do to a page. Each runs in the page and goes on as long as that is open; as an init script it begins before
// the page's own.

/**
 * Puts a translation in place of every text, also of those that come later, as browsers do: two elements around new words.
 * Where `translate="no"` is not respected the words stay, so that chords can be compared.
 */
function translate(respectsNo: boolean): void {
  const left = `script, style, noscript, title, textarea${respectsNo ? ', [translate=no], [translate=no] *' : ''}`;
  const replace = (text: Text): void => {
    if (!text.parentElement || text.parentElement.matches(`font, ${left}`)) return;
    const translated = new Range().createContextualFragment('<font><font></font></font>');
    translated.querySelector('font font')!.textContent =
      respectsNo && /\p{L}/u.test(text.data) ? `·${text.data}` : text.data;
    text.replaceWith(translated);
  };
  const replaceAll = (): void => {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(replace);
  };
  new MutationObserver(replaceAll).observe(document, { subtree: true, childList: true, characterData: true });
  replaceAll();
}

/** Darkens a page as extensions do: a style sheet, marks on the root, colours on every element. */
function darken(): void {
  const paint = (): void => {
    const root = document.documentElement;
    if (!root.dataset['darkMode']) {
      root.dataset['darkMode'] = 'dynamic';
      const sheet = document.createElement('style');
      sheet.textContent = '* { border-color: #736b5e }';
      (document.querySelector('head') ?? root).prepend(sheet);
    }
    for (const element of document.querySelectorAll<HTMLElement>('html, body, body *')) {
      if ('darkColour' in element.dataset) continue;
      element.dataset['darkColour'] = '';
      element.style.setProperty('--dark-colour', '#e8e6e3');
      element.style.color = 'var(--dark-colour)';
    }
  };
  new MutationObserver(paint).observe(document, { subtree: true, childList: true });
}

/** Looks at what is written as a grammar checker does: marks on fields and the body, elements of its own beside both. */
function checkGrammar(): void {
  const check = (): void => {
    const body = document.querySelector('body');
    if (!body) return;
    body.dataset['grammarChecked'] = '';
    if (!body.querySelector('grammar-desktop')) body.append(document.createElement('grammar-desktop'));
    for (const field of body.querySelectorAll('input')) {
      if ('grammar' in field.dataset) continue;
      field.dataset['grammar'] = 'false';
      field.setAttribute('spellcheck', 'false');
      field.after(document.createElement('grammar-extension'));
    }
  };
  new MutationObserver(check).observe(document, { subtree: true, childList: true });
  check();
}

// A disturbance differs if it changes the built page by more than attributes and elements around texts.
const APART = { name: 'translated apart from its chords', act: translate, isGiven: true, differs: true };
const WHOLE = { name: 'translated with its chords', act: translate, isGiven: false, differs: false };
const DARKENED = { name: 'darkened', act: darken, isGiven: false, differs: false };
const CHECKED = { name: 'looked through for grammar', act: checkGrammar, isGiven: false, differs: true };

// Extensions are not bound by the page's policy.
test.use({ bypassCSP: true });

/** Takes down every error that nobody caught, and every alert on the page, however short it is there. */
async function noteTroubles(page: Page): Promise<readonly string[]> {
  const troubles: string[] = [];
  page.on('pageerror', ({ message }) => troubles.push(message));
  await page.exposeFunction('noteAlert', (alert: string) => troubles.push(alert));
  await page.addInitScript(() => {
    const { noteAlert } = window as never as { noteAlert: (alert: string) => void };
    new MutationObserver(() => {
      for (const alert of document.querySelectorAll('[role=alert]')) noteAlert(alert.textContent);
    }).observe(document, { subtree: true, childList: true });
  });
  return troubles;
}

/** Takes from what went wrong that the page is not as it was built. */
const withoutDifference = (troubles: readonly string[]): string[] =>
  troubles.filter((trouble) => !trouble.includes('React error #418'));

for (const { name, act, isGiven, differs } of [APART, WHOLE, DARKENED, CHECKED])
  test(`a page ${name} before its script comes is taken over`, async ({ page, faults }) => {
    const troubles = await noteTroubles(page);
    await page.addInitScript(act, isGiven);
    for (const address of ['/', '/favorites', '/songs/7', '/nothing']) {
      await open(page, address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByTestId('not-found')).toHaveCount(address === '/nothing' ? 1 : 0);
    }
    expect(differs ? withoutDifference(troubles) : troubles).toEqual([]);
    if (differs) faults.splice(0, Infinity, ...withoutDifference(faults));
  });

for (const [first, then] of [
  [WHOLE, CHECKED],
  [DARKENED, APART],
] as const)
  test(`a page ${first.name} first and then ${then.name} goes on as before`, async ({ page }) => {
    const troubles = await noteTroubles(page);
    await page.addInitScript(first.act, first.isGiven);
    await visitEverything(page, () => page.evaluate(then.act, then.isGiven));
    expect(troubles).toEqual([]);
  });
