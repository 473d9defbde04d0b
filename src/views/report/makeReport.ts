import type { ActionLog, RootState } from '../../state';
import { describeStorage, exportLog, formatReport, type LastError, type ReportFacts } from '../../state/log';
import { settings } from '../settings';
import * as text from '../text/report';

/** How much of an error's message goes into a letter: mail programs cut long addresses off. */
const MESSAGE_LENGTH = 200;

/** The report of what happened in this page and of what failed, and the address that drafts an e-mail with what matters most of it. */
export function makeReport(state: RootState, log: ActionLog, error: LastError | null) {
  const exported = exportLog(log, state);
  const facts: ReportFacts = {
    made: new Date().toISOString(),
    version: readVersion(),
    // Without the choices that the link of a backup carries.
    address: window.location.href.replace(/(#backup)=.*/, '$1'),
    browser: navigator.userAgent,
    storage: describeStorage(state, exported),
    error,
  };
  return { report: formatReport(facts, exported), mailAddress: mailAddress(facts) };
}

function mailAddress({ version, address, browser, storage, error }: ReportFacts): string {
  const message = error?.message.slice(0, MESSAGE_LENGTH) ?? '';
  const body = text.mailBody([version, address, browser, storage, message].join('\n'));
  const query = `subject=${encodeURIComponent(text.mailSubject)}&body=${encodeURIComponent(body)}`;
  return `mailto:${settings.contactEmail}?${query}`;
}

/** The name of the page's script, by which the build is known. */
function readVersion(): string {
  const script = document.querySelector<HTMLScriptElement>('script[src*="/main."]');
  return /main\.(\w+)\.js/.exec(script?.src ?? '')?.[1] ?? 'unknown';
}
