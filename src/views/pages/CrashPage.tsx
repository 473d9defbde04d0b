import { ReportButton } from '../share/ReportButton';
import * as text from '../text';
import { Button, ButtonLink } from '../ui/Button';
import { Callout } from '../ui/Callout';
import { PageTitle } from '../ui/PageHead';

/** Shown in place of a page that threw while rendering. */
export function CrashPage() {
  return (
    <>
      <PageTitle title={text.crashTitle} />
      <Callout role="alert">
        <p>{text.crashHint}</p>
        <Button onClick={() => window.location.reload()}>{text.reload}</Button>
        <ButtonLink to="/">{text.toAllSongs}</ButtonLink>
        <ReportButton />
      </Callout>
    </>
  );
}
