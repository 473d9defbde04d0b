import { useState } from 'react';
import * as text from '../text';
import { withMoreWords } from '../text/moreWords';
import { Button, ButtonLink, Callout, Empty, lazyView, PageTitle } from '../ui';

const ReportDialog = lazyView(
  withMoreWords(() => import(/* webpackChunkName: "report" */ '../share/ReportDialog')),
  (part) => part.ReportDialog,
);

export function NotFoundPage() {
  return (
    <div data-testid="not-found">
      <meta name="robots" content="noindex" />
      <PageTitle title={text.notFoundTitle} />
      <Empty message={text.notFoundHint}>
        <ButtonLink to="/">{text.toAllSongs}</ButtonLink>
      </Empty>
    </div>
  );
}

/** Shown in place of a page that threw while rendering. */
export function CrashPage() {
  return (
    <>
      <PageTitle title={text.crashTitle} />
      <Callout role="alert" message={text.crashHint}>
        <Button onClick={() => window.location.reload()}>{text.reload}</Button>
        <ButtonLink to="/">{text.toAllSongs}</ButtonLink>
        <ReportButton />
      </Callout>
    </>
  );
}

export function ReportButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text.tellProblem}
      </Button>
      {isOpen && <ReportDialog onClose={() => setOpen(false)} />}
    </>
  );
}
