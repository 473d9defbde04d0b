import { makersOf, splitCredit, type SongId } from '../../catalogue';
import { authorAddress, selectContent, selectIsLoaded, selectListing } from '../../state';
import { useSongbook } from '../hooks';
import { Link } from '../ui/Link';

/** A song's credit line; each name leads to the list of that person's songs. */
export function Credit({ id }: { id: SongId }) {
  const { author } = useSongbook((state) => selectListing(state, id));
  const content = useSongbook((state) => (selectIsLoaded(state, id) ? selectContent(state, id) : null));
  const pieces = splitCredit(author, content ? makersOf(content) : []);
  return pieces.map(({ text, person }, index) =>
    person === null ? (
      <span key={index}>{text}</span>
    ) : (
      <Link key={index} to={authorAddress(person)}>
        {text}
      </Link>
    ),
  );
}
