import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import type { RootState } from '../../state';
import { useServices } from '../services';
import { settings } from '../settings';
import * as text from '../text/report';
import { QuietLink } from '../ui/Button';
import { CopyButton } from '../ui/CopyButton';
import { keepFetching } from '../ui/keepFetching';
import type { Evidence } from './makeReport';

/** Copies a report of what happened in this page, or drafts an e-mail with what matters most of it. */
export function ReportActions() {
  const { getState } = useStore<RootState>();
  const { exportLog, getLastError } = useServices();
  const maker = useReportMaker();
  const readEvidence = (): Evidence => ({ state: getState(), log: exportLog(), error: getLastError() });
  return (
    <>
      <CopyButton
        variant="quiet"
        disabled={!maker}
        label={text.copyReport}
        makeText={() => maker!.makeReport(readEvidence())}
      />
      <QuietLink
        href={`mailto:${settings.contactEmail}`}
        onClick={({ currentTarget }) => {
          if (maker) currentTarget.href = maker.mailAddress(readEvidence());
        }}
      >
        {text.mailReport}
      </QuietLink>
    </>
  );
}

type ReportMaker = typeof import('./makeReport');

/** The code that makes reports; null until it has come. It is there before a tap, after which a clipboard does not wait. */
function useReportMaker(): ReportMaker | null {
  const [maker, setMaker] = useState<ReportMaker | null>(null);
  useEffect(() => {
    void keepFetching(() => import('./makeReport')).then(setMaker);
  }, []);
  return maker;
}
