import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { isKeepingPlace, KEEPS_PLACE } from '../ui/useNavigationFocus';
import { formatQuery, parseQuery } from './addressQuery';
import { fillField } from './fillField';

/** How long nobody types before the address follows, in milliseconds; browsers refuse addresses that change at every key. */
const PAUSE = 250;

/** The query in a field, which the address follows, and which follows the address when that goes elsewhere. */
export function useQuery(field: RefObject<HTMLInputElement | null>): {
  readonly query: string;
  readonly setQuery: (query: string) => void;
  readonly writeAddress: () => void;
} {
  const { key, search, state } = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const [query, setQuery] = useState(() => parseQuery(search));
  const written = useRef(query);
  const hasBegun = useRef(false);

  const takeOver = useEffectEvent(() => {
    const asked = parseQuery(search);
    const early = hasBegun.current ? '' : field.current!.value;
    hasBegun.current = true;
    written.current = asked;
    fillField(field.current!, early || asked);
    setQuery(early || asked);
  });
  useLayoutEffect(() => {
    if (!hasBegun.current || type === 'POP' || !isKeepingPlace(state)) takeOver();
  }, [key, type, state]);

  const writeAddress = (): void => {
    if (query === written.current) return;
    // The first query of a visit to the list is a place to come back from; those after it take its place.
    const replace = parseQuery(search) !== '' || isKeepingPlace(state);
    written.current = query;
    void navigate({ search: formatQuery(search, query) }, { replace, state: KEEPS_PLACE });
  };
  const writeWhenDue = useEffectEvent(writeAddress);
  useEffect(() => {
    const timer = setTimeout(writeWhenDue, PAUSE);
    return () => clearTimeout(timer);
  }, [query]);
  return { query, setQuery, writeAddress };
}
