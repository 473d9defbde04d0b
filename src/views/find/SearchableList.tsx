import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from '../router';
import * as text from '../text';
import { Button } from '../ui/Button';
import { useKeys } from '../ui/keys';
import { lazyView } from '../ui/lazyView';
import { SearchField } from './SearchField';
import type { SearchScope } from './SearchResults';
import { SongList } from './SongList';
import type { ListedSongs } from './SongRow';

const SearchResults = lazyView(async () => (await import('./SearchResults')).SearchResults, {
  meanwhile: null,
});

/** Loads the code of a search before the field is used. */
export const loadSearch = SearchResults.load;

/**
 * A list with a search field and choices to arrange it above. The results replace `children`; if these are a SongList,
 * its rows are kept.
 */
export function SearchableList({ children, ...scope }: SearchScope & { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [isUsed, setUsed] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [shown, setShown] = useState<ListedSongs | null>(null);
  const isAsked = useLocation().search !== '';
  useKeys('page', { '/': () => field.current?.focus() });
  useEffect(() => {
    // The field may have been used before hydration.
    if (isAsked || field.current?.value || document.activeElement === field.current) setUsed(true);
  }, [isAsked]);
  return (
    <div ref={root}>
      <SearchField field={field} label={text.searchLabels[scope.list]} onUse={() => setUsed(true)} />
      <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {text.arrange}
      </Button>
      {(isUsed || isAsked || isOpen) && (
        <SearchResults root={root} field={field} isOpen={isOpen} {...scope} onShown={setShown} />
      )}
      {shown ? <SongList {...shown} /> : children}
    </div>
  );
}
