import { useState } from 'react';
import { useStore } from 'react-redux';
import { formatBackup, formatFragment, type RootState, selectListing, selectSaved } from '../../state';
import { useSongbook } from '../hooks';
import * as text from '../text';
import { ActionGroup } from '../ui/ActionGroup';
import { Button } from '../ui/Button';
import { CopyButton } from '../ui/CopyButton';
import { downloadFile } from '../ui/downloadFile';
import { lazyView } from '../ui/lazyView';

const QrCode = lazyView(async () => (await import('../ui/QrCode')).QrCode);

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
        <Button onClick={download}>{text.download}</Button>
      </ActionGroup>
      <ActionGroup title={text.backupLink} hint={text.backupLinkHint}>
        <CopyButton label={text.copyLink} makeText={makeAddress} />
        <Button aria-expanded={isQrShown} onClick={() => setQrShown(!isQrShown)}>
          {text.qrCode}
        </Button>
        {isQrShown && <QrCode content={makeAddress()} label={text.qrCode} />}
      </ActionGroup>
    </>
  );
}

/** The name of a backup file, with the visitor's local date. */
export function backupFileName(time: Date): string {
  const [month, day] = [time.getMonth() + 1, time.getDate()].map((part) => String(part).padStart(2, '0'));
  return `songbook-${time.getFullYear()}-${month}-${day}.json`;
}
