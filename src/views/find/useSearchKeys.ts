import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { useKeys } from '../ui/keys';
import { clearField } from './SearchField';

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
  const onInput = useEffectEvent(() => actions.onType(field.current?.value ?? ''));
  const onBlur = useEffectEvent(() => actions.onLeave());
  const move = (step: 1 | -1) => isSearching && (() => moveFocus(root.current!, field.current!, step));
  useKeys('field', { Escape: () => leave(field.current!), ArrowDown: move(1), ArrowUp: move(-1) }, root);
  useKeys('field', { Enter: actions.onChooseBest }, field);
  // A layout effect, so that no letter typed meanwhile is missed.
  useLayoutEffect(() => {
    const search = new AbortController();
    field.current?.addEventListener('input', () => onInput(), search);
    field.current?.addEventListener('blur', () => onBlur(), search);
    return () => search.abort();
  }, [field]);
}

function leave(input: HTMLInputElement): void {
  if (input.value) clearField(input);
  else input.blur();
}

/** Moves the focus between the field and the rows below it; false if there is nothing to move to. */
function moveFocus(root: HTMLElement, input: HTMLInputElement, step: 1 | -1): boolean {
  const stops: HTMLElement[] = [input, ...root.querySelectorAll<HTMLElement>('li > a')];
  const row = document.activeElement?.closest('li')?.querySelector('a');
  const next = stops[stops.indexOf(row ?? input) + step];
  next?.focus();
  return next !== undefined;
}
