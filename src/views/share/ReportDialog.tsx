import { useState } from 'react';
import { useStore } from 'react-redux';
import type { RootState } from '../../state';
import { useServices } from '../services';
import * as text from '../text';
import { QuietLink } from '../ui/Button';
import { CopyButton } from '../ui/CopyButton';
import { Panel } from '../ui/Panel';
import { ReadOnlyText } from '../ui/ReadOnlyText';
import { makeReport } from './makeReport';

/** A dialog that shows the problem report; the visitor can copy it or send it by e-mail. */
export function ReportDialog({ onClose }: { onClose: () => void }) {
  const { getState } = useStore<RootState>();
  const { log, getLastError } = useServices();
  const [{ report, mailAddress }] = useState(() => makeReport(getState(), log, getLastError()));
  return (
    <Panel isModal title={text.report} onClose={onClose}>
      <p>{text.reportHint}</p>
      <ReadOnlyText aria-label={text.report} rows={8} value={report} />
      <CopyButton label={text.copyReport} makeText={() => report} />
      <QuietLink href={mailAddress}>{text.mailReport}</QuietLink>
    </Panel>
  );
}
