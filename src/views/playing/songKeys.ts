import { useEffectEvent, useLayoutEffect } from 'react';
import { letterOf } from '../ui/letterOf';

type Direction = 1 | -1;

/** What keys do with a song. */
export interface SongKeys {
  readonly onTurn: (direction: Direction) => void;
  readonly onStep: (direction: Direction) => void;
  readonly onStage: () => void;
  /** Opens the next song; null where there is none. */
  readonly onNext: (() => void) | null;
}

/** Keys that turn a screen, among them those of Bluetooth pedals. */
const TURNS: Readonly<Record<string, Direction>> = { PageUp: -1, PageDown: 1, ArrowLeft: -1, ArrowRight: 1 };
/** Keys that move a line. */
const STEPS: Readonly<Record<string, Direction>> = { ArrowUp: -1, ArrowDown: 1 };

/** Elements in which these keys do something else. */
const TYPING = 'input, select, textarea, [contenteditable], dialog, iframe';
/** Elements that Space presses. */
const PRESSING = 'a, button, summary, video, audio';

/** The keys by which a song is turned, by screens and by lines, put on stage, and left for the next one. */
export function useSongKeys({ onTurn, onStep, onStage, onNext }: SongKeys): void {
  useKeys((event) => {
    const { key, shiftKey, target } = event;
    if (key === ' ') return isIn(target, PRESSING) ? null : () => onTurn(shiftKey ? -1 : 1);
    if (shiftKey) return null;
    if (TURNS[key]) return () => onTurn(TURNS[key]!);
    if (STEPS[key]) return () => onStep(STEPS[key]!);
    if (letterOf(event) === 'F') return onStage;
    return letterOf(event) === 'N' ? onNext : null;
  });
}

/** Does something by a letter's key; null where it does nothing. */
export function useLetterKey(letter: string, act: (() => void) | null): void {
  useKeys((event) => (letterOf(event) === letter && !event.shiftKey ? act : null));
}

/** Does what a key means, unless it is typed somewhere or belongs to the browser. */
function useKeys(meaning: (event: KeyboardEvent) => (() => void) | null): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, altKey, metaKey, defaultPrevented, target } = event;
    if (ctrlKey || altKey || metaKey || defaultPrevented || isIn(target, TYPING)) return;
    const act = meaning(event);
    if (!act) return;
    event.preventDefault();
    // A key that is held down acts once, but for line after line.
    if (!event.repeat || STEPS[key]) act();
  });
  // With the page that it belongs to: a key right after a turn is none of the page before.
  useLayoutEffect(() => {
    const leaving = new AbortController();
    window.addEventListener('keydown', (event) => pressed(event), leaving);
    return () => leaving.abort();
  }, []);
}

const isIn = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;
