import { ReportButton } from '../share/ReportButton';
import * as common from '../text/common';
import * as text from '../text/pages';
import { Button, ButtonLink } from '../ui/Button';
import { Callout } from '../ui/Callout';
import { PageTitle } from '../ui/PageHead';

/** Shown in place of a page that threw while rendering. */
export function CrashPage() {
  return (
    <>
      <title>{common.tabTitle(text.crashTitle)}</title>
      <PageTitle title={text.crashTitle} />
      <Callout role="alert">
        <p>{text.crashHint}</p>
        <Button onClick={() => window.location.reload()}>{common.reload}</Button>
        <ButtonLink to="/">{common.toAllSongs}</ButtonLink>
        <ReportButton />
      </Callout>
    </>
  );
}
