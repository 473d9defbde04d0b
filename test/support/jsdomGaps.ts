import { TextDecoder, TextEncoder } from 'node:util';

// Browser functions that the views call and jsdom lacks. In Node, without a window, nothing is added.
if (typeof window !== 'undefined') {
  Object.assign(window, {
    TextEncoder,
    TextDecoder,
    CSS: { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') },
    ResizeObserver: class {
      observe = (): void => undefined;
      disconnect = (): void => undefined;
    },
    matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: false }),
    scrollTo: (_left: number, top: number) => scrollPage(top),
    scrollBy: ({ top = 0 }: ScrollToOptions) => scrollPage(window.scrollY + top),
  });
  Object.assign(performance, { getEntriesByType: () => [] });
  // jsdom calls itself a WebKit, which deletes what is stored after a week.
  setUserAgent('Mozilla/5.0 jsdom');
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  Object.assign(document, { fonts: Object.assign(new EventTarget(), { load: () => Promise.resolve([]) }) });
  Object.assign(Blob.prototype, { text: readText });
  window.getComputedStyle = computeStyleOnce(window.getComputedStyle);
  Object.assign(HTMLDialogElement.prototype, {
    show: openDialog,
    showModal(this: HTMLDialogElement) {
      modals.add(this);
      openDialog.call(this);
    },
    close: closeDialog,
  });
  const { focus } = HTMLElement.prototype;
  // Outside an open modal dialog nothing takes the focus.
  HTMLElement.prototype.focus = function (options) {
    const top = [...modals].at(-1);
    if (!top?.isConnected || top.contains(this)) focus.call(this, options);
  };
  document.addEventListener('keydown', ({ key }) => {
    const top = [...modals].at(-1);
    if (key === 'Escape' && top?.isConnected) top.close();
  });
}

/**
 * Computes a style once for all elements that look alike to jsdom, which has no style sheet but its own. Queries by role
 * ask for the style of every element: 36 s of processor time instead of 41 in the tests of lists and sheets.
 */
function computeStyleOnce(compute: typeof getComputedStyle): typeof getComputedStyle {
  const styles = new Map<string, CSSStyleDeclaration>();
  return (element, pseudo) => {
    const attributes = ['hidden', 'open', 'style', 'type'].map((name) => element.getAttribute(name));
    const look = JSON.stringify([element.tagName, ...attributes, pseudo]);
    const style = styles.get(look) ?? compute(element, pseudo);
    styles.set(look, style);
    return style;
  };
}

/** Makes the page see this user agent. */
export function setUserAgent(userAgent: string): void {
  Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true });
}

/** Switches the network on or off and tells the page. */
export function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

/** Hides the page or shows it again, as a switch of tabs does, and tells the page. */
export function setVisibility(visibilityState: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

function scrollPage(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
}

function readText(this: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error!);
    reader.readAsText(this);
  });
}

const modals = new Set<HTMLDialogElement>();
const focusedBefore = new WeakMap<HTMLDialogElement, Element | null>();

function openDialog(this: HTMLDialogElement): void {
  focusedBefore.set(this, document.activeElement);
  this.open = true;
  this.querySelector<HTMLElement>('button, a[href], input')?.focus();
}

/** Closes a dialog and returns the focus to the element that had it before. */
function closeDialog(this: HTMLDialogElement): void {
  if (!this.open) return;
  this.open = false;
  if (modals.delete(this) || this.contains(document.activeElement))
    (focusedBefore.get(this) as HTMLElement | null)?.focus();
  queueMicrotask(() => this.dispatchEvent(new Event('close')));
}

// Another browser is offered a language.
if (typeof navigator !== 'undefined') Object.defineProperty(navigator, 'languages', { value: ['hy'] });
