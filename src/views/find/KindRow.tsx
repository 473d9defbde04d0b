import { useDeferredValue } from 'react';
import { useLocation, useNavigate } from '../router';
import * as text from '../text';
import { KEEPS_PLACE } from '../ui';
import styles from './KindRow.module.css';

const FACET = 'kind';
const KINDS = Object.entries(text.kinds);

/** The kinds that narrow the list of all songs, in sight where the screen is wide. */
export function KindRow() {
  const { search: address } = useLocation();
  // The prerendered page has no query.
  const search = useDeferredValue(address, '');
  const navigate = useNavigate();
  const chosen = new URLSearchParams(search).get(FACET);
  const toggle = (kind: string): void => {
    const asked = new URLSearchParams(address);
    if (kind === asked.get(FACET)) asked.delete(FACET);
    else asked.set(FACET, kind);
    void navigate({ search: String(asked) }, { state: KEEPS_PLACE });
  };
  return (
    <div className={styles.row} role="group" aria-label={text.facets.kind} data-unprinted>
      {KINDS.map(([kind, name]) => (
        <button
          key={kind}
          type="button"
          className={styles.kind}
          aria-pressed={kind === chosen}
          onClick={() => toggle(kind)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
