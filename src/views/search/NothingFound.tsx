import { selectIsComplete } from '../../state/searchable';
import { useSongbook } from '../hooks';
import { Link } from '../ui/Link';
import { Callout } from '../ui/Callout';
import * as common from '../text/common';
import * as text from '../text/search';
import { formatQuery } from './addressQuery';
import type { SearchScope } from './searchScope';

/** What can be done where no song answers a query. */
export function NothingFound({ query, list }: { query: string; list: SearchScope['list'] }) {
  const isComplete = useSongbook(selectIsComplete);
  return (
    <Callout>
      <p>{isComplete ? text.nothingFoundHint : text.wordsNotSearched}</p>
      {list === 'favorites' && <Link to={`/${formatQuery('', query)}`}>{text.searchAll}</Link>}
      {list === 'favorites' ? (
        <Link to="/favorites">{text.toAllFavorites}</Link>
      ) : (
        <Link to="/">{common.toAllSongs}</Link>
      )}
    </Callout>
  );
}
