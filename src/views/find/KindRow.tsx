import { useDeferredValue, useRef } from 'react';
import { useLocation, useNavigate } from '../router';
import * as text from '../text';
import { KEEPS_PLACE, useKeys } from '../ui';
import styles from './KindRow.module.css';

const FACET = 'kind';
const KINDS = Object.entries(text.kinds);

/** The kinds that narrow the list of all songs, in sight where the screen is wide. */
export function KindRow() {
  const { search: address } = useLocation();
  // The prerendered page has no query.
  const search = useDeferredValue(address, '');
  const navigate = useNavigate();
  const row = useRef<HTMLDivElement>(null);
  useKeys(
    'field',
    { ArrowRight: () => moveFocus(row.current, 1), ArrowLeft: () => moveFocus(row.current, -1) },
    row,
  );
  const asked = new URLSearchParams(search);
  const chosen = asked.get(FACET);
  const toggle = (kind: string): void => {
    if (kind === chosen) asked.delete(FACET);
    else asked.set(FACET, kind);
    void navigate({ search: String(asked) }, { state: KEEPS_PLACE });
  };
  // One stop of Tab: the arrows move within it.
  const stop = KINDS.some(([kind]) => kind === chosen) ? chosen : KINDS[0]?.[0];
  return (
    <div ref={row} className={styles.row} role="toolbar" aria-label={text.facets.kind} data-unprinted>
      {KINDS.map(([kind, name]) => (
        <button
          key={kind}
          type="button"
          className={styles.kind}
          tabIndex={kind === stop ? 0 : -1}
          aria-pressed={kind === chosen}
          onClick={() => toggle(kind)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

function moveFocus(row: Element | null, step: 1 | -1): void {
  const buttons = [...(row?.querySelectorAll('button') ?? [])];
  const place = buttons.findIndex((button) => button === document.activeElement) + step;
  buttons.at(place % buttons.length)?.focus();
}
