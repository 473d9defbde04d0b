import * as text from '../text';
import { Link } from './Link';
import { Message } from './Message';
import { PageTitle } from './PageTitle';

/** Stands in for a page that could not be drawn. */
export function CrashMessage() {
  return (
    <>
      <title>{text.tabTitle(text.crashTitle)}</title>
      <PageTitle title={text.crashTitle} />
      <Message role="alert">
        <p>{text.crashHint}</p>
        <button type="button" onClick={() => window.location.reload()}>
          {text.reload}
        </button>
        <Link to="/">{text.toAllSongs}</Link>
      </Message>
    </>
  );
}
