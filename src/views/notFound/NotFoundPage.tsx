import { Link } from '../shared/Link';
import { Message } from '../shared/Message';
import { PageTitle } from '../shared/PageTitle';
import * as text from '../text';

/** Answers every address that is none of the songbook's. */
export function NotFoundPage() {
  return (
    <div data-testid="not-found">
      <title>{text.tabTitle(text.notFoundTitle)}</title>
      <meta name="robots" content="noindex" />
      <PageTitle title={text.notFoundTitle} />
      <Message>
        <p>{text.notFoundHint}</p>
        <Link to="/">{text.toAllSongs}</Link>
      </Message>
    </div>
  );
}
