import { useStore } from 'react-redux';
import { selectListings, type RootState } from '../../state';
import { describeStorage, formatReport, ownLog, type ReportFacts } from '../../state/report';
import { useServices } from '../services';
import { settings } from '../settings';
import * as text from '../text/report';
import { CopyButton } from '../ui/CopyButton';

/** How much of an error's message goes into a letter: mail programs cut long addresses off. */
const MESSAGE_LENGTH = 200;

/** Copies a report of what happened in this page, or drafts an e-mail with what matters most of it. */
export function ReportActions() {
  const { getState } = useStore<RootState>();
  const { exportLog, getLastError } = useServices();
  const readFacts = (): ReportFacts => ({
    made: new Date().toISOString(),
    version: builtVersion(),
    address: window.location.href.replace(/(#backup)=.*/, '$1'),
    browser: navigator.userAgent,
    storage: describeStorage(getState(), exportLog().entries),
    error: getLastError(),
  });
  const makeReport = (): string => formatReport(readFacts(), ownLog(exportLog(), selectListings(getState())));
  return (
    <>
      <CopyButton variant="quiet" label={text.copyReport} makeText={makeReport} />
      <a
        href={mailAddress('')}
        onClick={({ currentTarget }) => {
          const { version, address, browser, storage, error } = readFacts();
          const message = error?.message.slice(0, MESSAGE_LENGTH) ?? '';
          currentTarget.href = mailAddress([version, address, browser, storage, message].join('\n'));
        }}
      >
        {text.mailReport}
      </a>
    </>
  );
}

const mailAddress = (facts: string): string =>
  `mailto:${settings.contactEmail}?subject=${encodeURIComponent(text.mailSubject)}` +
  `&body=${encodeURIComponent(text.mailBody(facts))}`;

/** The build that is open, as the name of its script tells. */
function builtVersion(): string {
  const script = document.querySelector<HTMLScriptElement>('script[src*="/main."]');
  return /main\.(\w+)\.js/.exec(script?.src ?? '')?.[1] ?? 'unknown';
}
