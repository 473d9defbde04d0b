import { useState } from 'react';
import { useStore } from 'react-redux';
import { selectListing, selectSaved, type RootState } from '../../state';
import { formatBackup, formatFragment } from '../../state/backup';
import { useSongbook } from '../hooks';
import { ActionGroup } from '../ui/ActionGroup';
import { CopyButton } from '../ui/CopyButton';
import { downloadFile } from '../ui/downloadFile';
import { lazyView } from '../ui/lazyView';
import * as text from '../text/backup';
import * as common from '../text/common';
import { backupFileName } from './backupFileName';

const QrCode = lazyView(async () => (await import('./QrCode')).QrCode);

/** Gives the visitor's choices away: as a file, and as an address to be copied or filmed. */
export function BackupExport() {
  const saved = useSongbook(selectSaved);
  const { getState } = useStore<RootState>();
  const [isQrShown, setQrShown] = useState(false);
  const makeAddress = (): string => `${window.location.origin}/favorites${formatFragment(saved)}`;
  const download = (): void =>
    downloadFile({
      name: backupFileName(new Date()),
      type: 'application/json',
      content: formatBackup(saved, (id) => selectListing(getState(), id).title),
    });
  return (
    <>
      <ActionGroup title={text.backupFile} hint={text.backupFileHint}>
        <button type="button" onClick={download}>
          {common.download}
        </button>
      </ActionGroup>
      <ActionGroup title={text.backupLink} hint={text.backupLinkHint}>
        <CopyButton label={common.copyLink} makeText={makeAddress} />
        <button type="button" aria-expanded={isQrShown} onClick={() => setQrShown(!isQrShown)}>
          {text.qrCode}
        </button>
        {isQrShown && <QrCode content={makeAddress()} label={text.qrCode} />}
      </ActionGroup>
    </>
  );
}
