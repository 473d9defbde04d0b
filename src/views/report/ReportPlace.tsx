import { settings } from '../settings';
import * as text from '../text/report';
import { Button } from '../ui/Button';
import { lazyView } from '../ui/lazyView';

/** Lets the visitor report a problem; until its code is there, by an empty letter. */
export const ReportPlace = lazyView(async () => (await import('./ReportActions')).ReportActions, {
  isQuiet: true,
  meanwhile: (
    <>
      <Button variant="quiet" aria-disabled>
        {text.copyReport}
      </Button>
      <a href={`mailto:${settings.contactEmail}`}>{text.mailReport}</a>
    </>
  ),
});
