import { Link } from '../ui/Link';
import { Callout } from '../ui/Callout';
import { PageTitle } from '../ui/PageTitle';
import * as common from '../text/common';
import * as text from '../text/pages';

/** Stands in for a page that could not be drawn. */
export function CrashPage() {
  return (
    <>
      <title>{common.tabTitle(text.crashTitle)}</title>
      <PageTitle title={text.crashTitle} />
      <Callout role="alert">
        <p>{text.crashHint}</p>
        <button type="button" onClick={() => window.location.reload()}>
          {common.reload}
        </button>
        <Link to="/">{common.toAllSongs}</Link>
      </Callout>
    </>
  );
}
