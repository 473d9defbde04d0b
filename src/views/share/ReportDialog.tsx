import { useState } from 'react';
import { useLocation } from '../router';
import type { ActionLog, RootState } from '../../state';
import { describeStorage, exportLog, formatReport, type LastError, type ReportFacts } from '../../state/log';
import { useGetState, useServices } from '../hooks';
import { mailAddress } from '../site';
import * as text from '../text';
import { CopyButton, Panel, QuietLink, ReadOnlyText } from '../ui';

/** A dialog that shows the problem report; the visitor can copy it or send it by e-mail. */
export function ReportDialog({ onClose }: { onClose: () => void }) {
  const getState = useGetState();
  const { log, getLastError } = useServices();
  const { state } = useLocation() as { state: { from?: string } | null };
  const [{ report, mail }] = useState(() => makeReport(getState(), log, getLastError(), state?.from));
  return (
    <Panel isModal title={text.report} onClose={onClose}>
      <p>{text.reportHint}</p>
      <ReadOnlyText aria-label={text.report} rows={8} value={report} />
      <CopyButton label={text.copyReport} makeText={() => report} />
      <QuietLink href={mail}>{text.mailReport}</QuietLink>
    </Panel>
  );
}

/** The most characters of an error's message in an e-mail: mail programs cut off long addresses. */
const MESSAGE_LENGTH = 200;

/** Makes the problem report of the page at an address, and a `mailto:` address with its main facts. */
function makeReport(
  state: RootState,
  log: ActionLog,
  error: LastError | null,
  address: string = window.location.href,
) {
  const facts: ReportFacts = {
    made: new Date().toISOString(),
    version: readVersion(),
    // Without the visitor's choices, which the link of a backup carries.
    address: new URL(address, window.location.href).href.replace(/(#backup)\W.*/, '$1'),
    browser: navigator.userAgent,
    storage: describeStorage(state, log),
    error,
  };
  return { report: formatReport(facts, exportLog(log, state.catalogue)), mail: mailOf(facts) };
}

function mailOf({ version, address, browser, storage, error }: ReportFacts): string {
  const message = error?.message.slice(0, MESSAGE_LENGTH) ?? '';
  const body = text.mailBody([version, address, browser, storage, message].join('\n'));
  return mailAddress(text.mailSubject, body);
}

/** The hash in the name of the page's script; it identifies the build. */
function readVersion(): string {
  const script = document.querySelector<HTMLScriptElement>('script[src*="/main."]');
  return /main\.(\w+)\.js/.exec(script?.src ?? '')?.[1] ?? 'unknown';
}
