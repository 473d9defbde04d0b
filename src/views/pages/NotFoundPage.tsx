import * as text from '../text';
import { ButtonLink } from '../ui/Button';
import { Callout } from '../ui/Callout';
import { PageTitle } from '../ui/PageHead';

export function NotFoundPage() {
  return (
    <div data-testid="not-found">
      <meta name="robots" content="noindex" />
      <PageTitle title={text.notFoundTitle} />
      <Callout>
        <p>{text.notFoundHint}</p>
        <ButtonLink to="/">{text.toAllSongs}</ButtonLink>
      </Callout>
    </div>
  );
}
