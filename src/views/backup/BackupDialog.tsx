import { useId, useLayoutEffect, useRef, useState } from 'react';
import { backupImported, selectSongIds } from '../../state';
import { parseFragment, type Backup, type BackupProblem } from '../../state/backup';
import { useSongbook, useSongbookDispatch } from '../hooks';
import { Callout } from '../ui/Callout';
import { PanelHead } from '../ui/PanelHead';
import * as text from '../text/backup';
import styles from './BackupDialog.module.css';
import { BackupExport } from './BackupExport';
import { BackupImport } from './BackupImport';
import { ImportPreview } from './ImportPreview';

/** The window in which a visitor makes a backup, or sees what one would bring and takes it over. */
export function BackupDialog({ fragment, onClosed }: { fragment: string; onClosed: () => void }) {
  const songCount = useSongbook((state) => selectSongIds(state).length);
  const [found, setFound] = useState<Backup | BackupProblem | null>(() =>
    fragment.includes('=') ? parseFragment(fragment, songCount) : null,
  );
  const dispatch = useSongbookDispatch();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Before the effects of what is in it, which may move the focus.
  useLayoutEffect(() => {
    if (!dialog.current!.open) dialog.current!.showModal();
  }, []);
  const close = (): void => dialog.current?.close();
  const accept = (backup: Backup): void => {
    dispatch(backupImported(backup));
    close();
  };
  const isPreview = found !== null && typeof found !== 'string';
  return (
    <dialog ref={dialog} className={styles['dialog']} aria-labelledby={titleId} onClose={onClosed}>
      <PanelHead id={titleId} title={isPreview ? text.importTitle : text.backup} onClose={close} />
      {typeof found === 'string' && (
        <Callout role="alert">
          <p>{text.backupProblems[found]}</p>
          <p>{text.nothingChanged}</p>
        </Callout>
      )}
      {isPreview ? (
        <ImportPreview backup={found} onAccept={() => accept(found)} onCancel={close} />
      ) : (
        <>
          <p className={styles['hint']}>{text.backupHint}</p>
          <BackupExport />
          <BackupImport songCount={songCount} onRead={setFound} />
        </>
      )}
    </dialog>
  );
}
