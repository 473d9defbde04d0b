import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { SongId } from '../../catalogue';
import * as text from '../text';
import { Unreachable, useKeys } from '../ui';
import { ListChoices } from './ListChoices';
import { SearchField } from './SearchField';
import { SongList } from './SongList';
import { useTypedQuery } from './useAsked';
import { useResults } from './useResults';

/**
 * A list with a search field and choices to arrange it above. What the address asks for replaces `children`; if these are a SongList, its rows are kept.
 */
export function SearchableList({
  ids,
  list,
  children,
}: {
  /** Null while the saved state is being read. */
  ids: readonly SongId[] | null;
  list: 'all' | 'favorites';
  children: ReactNode;
}) {
  const root = useRef<HTMLDivElement>(null);
  const [isUsed, setUsed] = useState(false);
  const [field, type] = useTypedQuery();
  const results = useResults(ids, isUsed);
  const { part, shown, retry, filters } = results;
  useKeys('page', { '/': () => field.current?.focus() });
  useEffect(() => {
    // The field may have the focus before hydration.
    if (root.current?.contains(document.activeElement)) setUsed(true);
  }, []);
  return (
    <div ref={root}>
      <ListChoices author={filters.author}>
        <SearchField
          field={field}
          label={text.searchLabels[list]}
          onFocus={() => setUsed(true)}
          onType={type}
        />
      </ListChoices>
      {retry && <Unreachable onRetry={retry} />}
      {part && <part.SearchResults root={root} field={field} list={list} results={results} onType={type} />}
      {shown ? <SongList {...shown} /> : children}
    </div>
  );
}
