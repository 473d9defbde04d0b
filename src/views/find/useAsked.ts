import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from '../router';
import { KEEPS_PLACE } from '../ui';
import { MAX_QUERY_LENGTH } from './SearchField';

/** The state of an address that was typed: the next letters replace it in the history. */
const TYPED = { ...KEEPS_PLACE, isTyped: true };

/** How long a browser that refuses another change of the address is left alone, in milliseconds. */
const PAUSE = 1000;

/** The query in the parameters of an address. */
export const queryIn = (asked: URLSearchParams): string => asked.get('q')?.slice(0, MAX_QUERY_LENGTH) ?? '';

/** The parameters of an address with other values for some; an empty value removes its parameter. */
export function withValues(asked: URLSearchParams, values: Readonly<Record<string, string>>) {
  const next = new URLSearchParams(asked);
  for (const [name, value] of Object.entries(values))
    if (value) next.set(name, value);
    else next.delete(name);
  return next;
}

/** What the address asks for now; what was asked a moment ago may not be drawn yet. */
const askedNow = (): URLSearchParams => new URLSearchParams(window.location.search);

/** Whether the entry of the history that is open was typed. */
const isTyped = (): boolean =>
  (window.history.state as { usr?: Partial<typeof TYPED> | null } | null)?.usr?.isTyped === true;

/** What the address asks of a list, and a function that asks for other values. */
export function useAsked() {
  const [asked, setAsked] = useSearchParams();
  const ask = (values: Readonly<Record<string, string>>): void =>
    setAsked(withValues(askedNow(), values), { state: KEEPS_PLACE });
  return [asked, ask] as const;
}

/** A field that shows the query of the address, and the function that asks for what it holds. */
export function useTypedQuery() {
  const field = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useSearchParams();
  const hasBegun = useRef(false);
  const query = queryIn(asked);
  const type = (): void => {
    const q = field.current?.value.trim() ?? '';
    const before = queryIn(askedNow());
    if (q === before) return;
    try {
      // The first query makes an entry of the history; later ones replace it.
      setAsked(withValues(askedNow(), { q }), { replace: before !== '' || isTyped(), state: TYPED });
    } catch {
      const typed = new Event('input', { bubbles: true });
      setTimeout(() => field.current?.dispatchEvent(typed), PAUSE);
    }
  };
  const show = useEffectEvent(() => {
    if (!field.current) return;
    // What was typed before the script ran counts.
    const isEarly = !hasBegun.current && field.current.value !== '';
    hasBegun.current = true;
    const now = queryIn(askedNow());
    if (isEarly) type();
    else if (field.current.value.trim() !== now) field.current.value = now;
  });
  useEffect(() => show(), [query]);
  return [field, type] as const;
}
