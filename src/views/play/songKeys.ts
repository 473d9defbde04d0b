import { useEffectEvent, useLayoutEffect } from 'react';
import { letterOf } from '../ui/letterOf';

type Direction = 1 | -1;

/** The actions of keys on a song. */
export interface SongKeys {
  readonly onTurn: (direction: Direction) => void;
  readonly onStep: (direction: Direction) => void;
  readonly onStage: () => void;
  /** Opens the next song; null if there is none. */
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

/** Binds the keys that turn a song, by screens and by lines, put it on stage, and open the next one. */
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

/** Binds a letter's key to an action; null binds nothing. */
export function useLetterKey(letter: string, act: (() => void) | null): void {
  useKeys((event) => (letterOf(event) === letter && !event.shiftKey ? act : null));
}

/** Runs the action of a key, unless it is typed into a field or belongs to the browser. */
function useKeys(meaning: (event: KeyboardEvent) => (() => void) | null): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, altKey, metaKey, defaultPrevented, target } = event;
    if (ctrlKey || altKey || metaKey || defaultPrevented || isIn(target, TYPING)) return;
    const act = meaning(event);
    if (!act) return;
    event.preventDefault();
    // A key that is held down acts once, except a key that moves by lines.
    if (!event.repeat || STEPS[key]) act();
  });
  // A layout effect, so that a key right after a turn does not reach the page before.
  useLayoutEffect(() => {
    const leaving = new AbortController();
    window.addEventListener('keydown', (event) => pressed(event), leaving);
    return () => leaving.abort();
  }, []);
}

const isIn = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;
