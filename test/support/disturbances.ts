// What others do to a page. Each runs in the page and goes on as long as that is open; as an init script it begins before
// the page's own.

/**
 * Puts a translation in place of every text, also of those that come later, as browsers do: two elements around new words.
 * Where `translate="no"` is not respected the words stay, so that chords can be compared.
 */
export function translate(respectsNo: boolean): void {
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
export function darken(): void {
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
export function checkGrammar(): void {
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
