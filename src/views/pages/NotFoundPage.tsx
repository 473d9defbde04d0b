import * as common from '../text/common';
import * as text from '../text/pages';
import { ButtonLink } from '../ui/Button';
import { Callout } from '../ui/Callout';
import { PageTitle } from '../ui/PageHead';

/** The page of every unknown address. */
export function NotFoundPage() {
  return (
    <div data-testid="not-found">
      <title>{common.tabTitle(text.notFoundTitle)}</title>
      <meta name="robots" content="noindex" />
      <PageTitle title={text.notFoundTitle} />
      <Callout>
        <p>{text.notFoundHint}</p>
        <ButtonLink to="/">{common.toAllSongs}</ButtonLink>
      </Callout>
    </div>
  );
}
