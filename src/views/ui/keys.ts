import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import type { shortcutMeanings } from '../text/hy/help';

type Words<Text extends string> = Text extends `${infer Word} ${infer Rest}` ? Word | Words<Rest> : Text;

/** A key that the list of shortcuts explains, such as `N`, `?`, `Shift+Space`, `Ctrl+Z`. */
export type Shortcut = Words<keyof typeof shortcutMeanings>;

/** The action of a key; one that returns false passes the key on. */
type Action = (() => unknown) | false | null;

/** Actions by key. Only keys that the visitor is told of can be bound, and Enter in a field. */
type Keys = Readonly<Partial<Record<Shortcut | 'Enter', Action>>>;

type Within = RefObject<Element | null> | undefined;

type Scope = 'field' | 'panel' | 'stage' | 'song' | 'page';

/** The keys bound in each scope, the innermost scope first; in a scope, the latest first. */
export const scopes: Readonly<
  Record<Scope, [keys: () => Readonly<Record<string, Action>>, within: Within][]>
> = {
  field: [],
  panel: [],
  stage: [],
  song: [],
  page: [],
};

/** Binds keys, with `within` only those pressed inside that element; returns a function that releases them. */
export function bindKeys(scope: Scope, keys: () => Keys, within?: Within): () => void {
  const bound = scopes[scope];
  const one: (typeof bound)[number] = [keys, within];
  bound.unshift(one);
  // Added once: the browser ignores a listener that it has.
  document.addEventListener('keydown', press);
  document.addEventListener('pointerdown', tap, true);
  return () => void bound.splice(bound.indexOf(one), 1);
}

export function useKeys(scope: Scope, keys: Keys, within?: Within): void {
  const current = useEffectEvent(() => keys);
  // A layout effect, so that a key right after a turn does not reach the page before.
  useLayoutEffect(() => bindKeys(scope, () => current(), within), [scope, within]);
}

export const isPanelOpen = (): boolean => scopes.panel.length > 0;

/** Whether keys that type a sign act: speech software types words, so the visitor can switch them off. */
let doSignsAct = true;
export const letSignsAct = (doAct: boolean): void => void (doSignsAct = doAct);

/** Whether what has the focus was tapped, not reached by Tab: then it leaves a pedal its keys. */
let isTapped = false;

/** Closes what is open, the innermost first, where the browser has taken Escape for itself. */
export const closeOpen = (): void => void run('Escape', document.body);

function tap(): void {
  isTapped = true;
}

function press(event: KeyboardEvent): void {
  const { target, repeat } = event;
  if (event.key === 'Tab') isTapped = false;
  // Keys that compose a character, and dictated ones, belong to the input method.
  if (event.defaultPrevented || event.isComposing || event.altKey) return;
  // oxlint-disable-next-line typescript/no-deprecated -- Safari tells of some by this number alone.
  if (event.keyCode === 229) return;
  const name = nameOf(event);
  if (!(target instanceof Element) || (name.length === 1 && !doSignsAct)) return;
  if (run(name, target, repeat)) event.preventDefault();
}

/** Runs the action of a key in the innermost scope that binds it; returns whether one does. */
function run(key: string, target: Element, isRepeated = false): boolean {
  const isFree = key === 'Escape' || !target.closest(keepersOf(key));
  for (const [keys, within] of Object.values(scopes).flat()) {
    const act = keys()[key];
    if (!act || !(within ? within.current?.contains(target) : isFree)) continue;
    // A key that is held down acts once, except the arrows up and down.
    const isHeld = isRepeated && !/^Arrow[UD]/.test(key);
    if (isHeld || act() !== false) return true;
  }
  return false;
}

/**
 * The name of a pressed key; Ctrl stands for Meta too. A letter or a sign is that of the layout or, if that is not ASCII,
 * as on Armenian and Russian keyboards, that of an English keyboard.
 */
function nameOf({ key, code, shiftKey, ctrlKey, metaKey }: KeyboardEvent): string {
  const sign = code === 'Slash' && key.length === 1 && (shiftKey ? '?' : '/');
  const letter = /^Key(.)$/.exec(code)?.[1] ?? (sign || key);
  const name = key === ' ' ? 'Space' : /^[!-~]$/.test(key) ? key.toUpperCase() : letter;
  // A sign such as «?» may need Shift to be typed.
  const shift = shiftKey && /[A-Z]/.test(name) ? 'Shift+' : '';
  return (ctrlKey || metaKey ? 'Ctrl+' : '') + shift + name;
}

/** The elements that keep a key for themselves, as a selector. */
function keepersOf(key: string): string {
  const written = 'textarea, input:not([type=radio], [type=checkbox])';
  if (key.startsWith('Ctrl')) return written;
  // Beside a panel the song is seen.
  if (isTapped) return `${written}, select, dialog[aria-modal]`;
  return `textarea, input, select, dialog${key.endsWith('Space') ? ', a, button' : ''}`;
}
