import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { clearField } from './SearchField';

/** The actions of typing and keys in a search. */
export interface SearchActions {
  readonly onType: (typed: string) => void;
  /** The field lost the focus. */
  readonly onLeave: () => void;
  readonly onChooseBest: () => void;
}

/** Listens to typing, and to the keys that move through the results: arrows, Enter, Escape. */
export function useSearchKeys(
  root: RefObject<HTMLElement | null>,
  field: RefObject<HTMLInputElement | null>,
  isSearching: boolean,
  actions: SearchActions,
): void {
  const onInput = useEffectEvent(() => actions.onType(field.current!.value));
  const onBlur = useEffectEvent(() => actions.onLeave());
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // Keys that compose a character belong to the input method.
    if (event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return;
    const input = field.current!;
    const move = MOVES[event.key];
    if (event.key === 'Escape') leave(input);
    else if (event.key === 'Enter' && event.target === input) actions.onChooseBest();
    else if (!isSearching || move === undefined || !moveFocus(root.current!, input, move)) return;
    event.preventDefault();
  });
  // A layout effect, so that no letter typed meanwhile is missed.
  useLayoutEffect(() => {
    const search = new AbortController();
    field.current!.addEventListener('input', () => onInput(), search);
    field.current!.addEventListener('blur', () => onBlur(), search);
    return () => search.abort();
  }, [field]);
  useEffect(() => {
    const search = new AbortController();
    root.current!.addEventListener('keydown', (event) => onKey(event), search);
    return () => search.abort();
  }, [root]);
}

/** Clears the field, or leaves it when it is empty. */
function leave(input: HTMLInputElement): void {
  if (input.value) clearField(input);
  else input.blur();
}

const MOVES: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus between the field and the rows below it; false if there is nothing to move to. */
function moveFocus(root: HTMLElement, input: HTMLInputElement, step: 1 | -1): boolean {
  const stops: HTMLElement[] = [input, ...root.querySelectorAll<HTMLElement>('li > a')];
  const row = document.activeElement?.closest('li')?.querySelector('a');
  const next = stops[stops.indexOf(row ?? input) + step];
  next?.focus();
  return next !== undefined;
}
