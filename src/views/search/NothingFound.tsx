import { selectIsComplete } from '../../state/searchable';
import { useSongbook } from '../hooks';
import { Link } from '../shared/Link';
import { Message } from '../shared/Message';
import * as text from '../text';
import { formatQuery } from './addressQuery';
import type { SearchScope } from './searchScope';

/** What can be done where no song answers a query. */
export function NothingFound({ query, list }: { query: string; list: SearchScope['list'] }) {
  const isComplete = useSongbook(selectIsComplete);
  return (
    <Message>
      <p>{isComplete ? text.nothingFoundHint : text.wordsNotSearched}</p>
      {list === 'favorites' && <Link to={`/${formatQuery('', query)}`}>{text.searchAll}</Link>}
      {list === 'favorites' ? (
        <Link to="/favorites">{text.toAllFavorites}</Link>
      ) : (
        <Link to="/">{text.toAllSongs}</Link>
      )}
    </Message>
  );
}
