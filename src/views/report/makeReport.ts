import { selectListings, type ExportedLog, type RootState } from '../../state';
import { describeStorage, formatReport, ownLog, type LastError, type ReportFacts } from '../../state/report';
import { settings } from '../settings';
import * as text from '../text/report';

/** What a report is made of. */
export interface Evidence {
  readonly state: RootState;
  readonly log: ExportedLog;
  readonly error: LastError | null;
}

/** How much of an error's message goes into a letter: mail programs cut long addresses off. */
const MESSAGE_LENGTH = 200;

/** The report of what the visitor did in this page and of what failed, as text. */
export const makeReport = (evidence: Evidence): string =>
  formatReport(readFacts(evidence), ownLog(evidence.log, selectListings(evidence.state)));

/** The address that drafts an e-mail with what matters most of a report. */
export function mailAddress(evidence: Evidence): string {
  const { version, address, browser, storage, error } = readFacts(evidence);
  const message = error?.message.slice(0, MESSAGE_LENGTH) ?? '';
  const body = text.mailBody([version, address, browser, storage, message].join('\n'));
  const query = `subject=${encodeURIComponent(text.mailSubject)}&body=${encodeURIComponent(body)}`;
  return `mailto:${settings.contactEmail}?${query}`;
}

function readFacts({ state, log, error }: Evidence): ReportFacts {
  // The build is known by the name of its script.
  const script = document.querySelector<HTMLScriptElement>('script[src*="/main."]');
  return {
    made: new Date().toISOString(),
    version: /main\.(\w+)\.js/.exec(script?.src ?? '')?.[1] ?? 'unknown',
    // Without the choices that the link of a backup carries.
    address: window.location.href.replace(/(#backup)=.*/, '$1'),
    browser: navigator.userAgent,
    storage: describeStorage(state, log.entries),
    error,
  };
}
