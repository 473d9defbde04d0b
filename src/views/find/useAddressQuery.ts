import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType, type Location } from '../router';
import { isKeepingPlace, KEEPS_PLACE } from '../ui';
import { fillField, MAX_QUERY_LENGTH } from './SearchField';

const NAME = 'q';
/** How long after the last key the address is updated, in milliseconds; browsers refuse an update at every key. */
const PAUSE = 250;

const TYPED = { ...KEEPS_PLACE, isTyped: true };

const isTyped = (state: unknown): boolean => (state as Partial<typeof TYPED> | null)?.isTyped === true;

/** Keeps a search field's query and the address in step, both ways; `typed` is null until the visitor changes it. */
export function useAddressQuery(
  field: RefObject<HTMLInputElement | null>,
  typed: string | null,
  setTyped: (typed: string | null) => void,
) {
  const { key, search, state } = useLocation() as Location<unknown>;
  const type = useNavigationType();
  const navigate = useNavigate();
  // Changed together: going back takes the focus from the field, which must not write the query that was left.
  const [written, setWritten] = useState(() => parseAddressQuery(search));
  const query = typed ?? written;
  const hasBegun = useRef(false);

  const readAddress = useEffectEvent(() => {
    if (!field.current) return;
    const asked = parseAddressQuery(search);
    const early = hasBegun.current ? '' : field.current.value;
    hasBegun.current = true;
    fillField(field.current, early || asked);
    setTyped(early || null);
    setWritten(asked);
  });
  useLayoutEffect(() => {
    if (!hasBegun.current || type === NavigationType.Pop || !isKeepingPlace(state)) readAddress();
  }, [key, type, state]);

  const writeAddress = (): void => {
    if (query === written) return;
    // The first query makes a history entry; later ones replace it.
    const replace = parseAddressQuery(search) !== '' || isTyped(state);
    setWritten(query);
    void navigate({ search: formatAddressQuery(search, query) }, { replace, state: TYPED });
  };
  const writeWhenDue = useEffectEvent(writeAddress);
  useEffect(() => {
    const timer = setTimeout(writeWhenDue, PAUSE);
    return () => clearTimeout(timer);
  }, [query]);
  useLayoutEffect(() => {
    const input = field.current;
    const onBlur = (): void => writeWhenDue();
    input?.addEventListener('blur', onBlur);
    return () => input?.removeEventListener('blur', onBlur);
  }, [field]);
  return { query, writeAddress };
}

export function parseAddressQuery(search: string): string {
  return new URLSearchParams(search).get(NAME)?.slice(0, MAX_QUERY_LENGTH) ?? '';
}

/** The search part of an address with another query in it; its other parameters stay. */
export function formatAddressQuery(search: string, query: string): string {
  const parameters = new URLSearchParams(search);
  if (query.trim()) parameters.set(NAME, query.trim());
  else parameters.delete(NAME);
  return `?${parameters}`.replace(/^\?$/, '');
}
