import { useState } from 'react';
import { backupImported, selectSongIds } from '../../state';
import { changeOf, parseFragment, type Backup, type BackupProblem } from '../../state/backup';
import { useSongbook, useSongbookDispatch } from '../hooks';
import * as text from '../text';
import { Callout } from '../ui/Callout';
import { Panel } from '../ui/Panel';
import styles from './BackupDialog.module.css';
import { BackupExport } from './BackupExport';
import { BackupImport } from './BackupImport';
import { ImportPreview } from './ImportPreview';

/** The dialog to export a backup, or to preview and import one. */
export function BackupDialog({ fragment, onClosed }: { fragment: string; onClosed: () => void }) {
  const songCount = useSongbook((state) => selectSongIds(state).length);
  const [found, setFound] = useState<Backup | BackupProblem | null>(() =>
    fragment.includes('=') ? parseFragment(fragment, songCount) : null,
  );
  const dispatch = useSongbookDispatch();
  const accept = (backup: Backup): void => {
    dispatch(backupImported(changeOf(backup)));
    onClosed();
  };
  const isPreview = found !== null && typeof found !== 'string';
  return (
    <Panel isModal title={isPreview ? text.importTitle : text.backup} onClose={onClosed}>
      {typeof found === 'string' && (
        <Callout role="alert">
          <p>{text.backupProblems[found]}</p>
          <p>{text.nothingChanged}</p>
        </Callout>
      )}
      {isPreview ? (
        <ImportPreview backup={found} onAccept={() => accept(found)} onCancel={onClosed} />
      ) : (
        <>
          <p className={styles.hint}>{text.backupHint}</p>
          <BackupExport />
          <BackupImport songCount={songCount} onRead={setFound} />
        </>
      )}
    </Panel>
  );
}
