import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from '../router';
import * as text from '../text';
import { Button, lazyView, useKeys } from '../ui';
import { KindRow } from './KindRow';
import { BelowField, SearchField } from './SearchField';
import type { SearchScope } from './SearchResults';
import { SongList } from './SongList';
import type { ListedSongs } from './SongRow';

const SearchResults = lazyView(
  () => import('./SearchResults'),
  (part) => part.SearchResults,
);

/** Loads the code of a search before the field is used. */
export const loadSearch = SearchResults.load;

/**
 * The songs that each address showed last in place of its list. Drawn at once when the visitor comes back: rows that
 * are put in order later lose the focus, and the browser restores the scrolling.
 */
const shownLast = new Map<string, ListedSongs | null>();

/**
 * A list with a search field and choices to arrange it above, and other ways to a song beside them. The results replace
 * `children`; if these are a SongList, its rows are kept.
 */
export function SearchableList({
  beside,
  children,
  ...scope
}: SearchScope & { beside?: ReactNode; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [isUsed, setUsed] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { search } = useLocation();
  const isAsked = search !== '';
  const address = scope.list + search;
  const [shown, setShown] = useState(shownLast.get(address) ?? null);
  useKeys('page', { '/': () => field.current?.focus() });
  useEffect(() => {
    // The field may have been used before hydration.
    if (isAsked || field.current?.value || document.activeElement === field.current) setUsed(true);
  }, [isAsked]);
  useEffect(() => {
    if (isAsked) shownLast.set(address, shown);
  }, [isAsked, address, shown]);
  return (
    <div ref={root}>
      <SearchField
        field={field}
        label={text.searchLabels[scope.list]}
        onFocus={() => setUsed(true)}
        onType={(now) => {
          setUsed(true);
          setTyped(now);
        }}
      />
      <BelowField>
        <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {text.arrange}
        </Button>
        {beside}
      </BelowField>
      {scope.list === 'all' && !isOpen && <KindRow />}
      {(isUsed || isAsked || isOpen) && (
        <SearchResults
          root={root}
          field={field}
          typed={typed}
          onType={setTyped}
          isOpen={isOpen}
          {...scope}
          onShown={setShown}
        />
      )}
      {shown ? <SongList {...shown} /> : children}
    </div>
  );
}
