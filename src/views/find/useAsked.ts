import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useSearchParams, type Location } from '../router';
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

/** What the address asks of a list, and a function that asks for other values. */
export function useAsked() {
  const [asked, setAsked] = useSearchParams();
  const ask = (values: Readonly<Record<string, string>>): void =>
    setAsked(withValues(asked, values), { state: KEEPS_PLACE });
  return [asked, ask] as const;
}

/** A field that shows the query of the address, and the function that asks for what it holds. */
export function useTypedQuery() {
  const field = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useSearchParams();
  const { state } = useLocation() as Location<Partial<typeof TYPED> | null>;
  const hasBegun = useRef(false);
  const query = queryIn(asked);
  const type = (): void => {
    const q = field.current?.value.trim() ?? '';
    if (q === query) return;
    try {
      // The first query makes an entry of the history; later ones replace it.
      setAsked(withValues(asked, { q }), { replace: query !== '' || state?.isTyped === true, state: TYPED });
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
    if (isEarly) type();
    else if (field.current.value.trim() !== query) field.current.value = query;
  });
  useEffect(() => show(), [query]);
  return [field, type] as const;
}
