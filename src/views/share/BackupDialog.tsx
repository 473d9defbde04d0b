import { useState, type DragEvent } from 'react';
import {
  BACKUP_LIMIT,
  backupChange,
  backupImported,
  parseBackup,
  parseFragment,
  selectSongIds,
  type Backup,
  type BackupProblem,
} from '../../state';
import { useSongbook, useSongbookDispatch } from '../hooks';
import * as text from '../text';
import { ActionGroup } from '../ui/ActionGroup';
import { FileButton } from '../ui/Button';
import { Callout } from '../ui/Callout';
import { Panel } from '../ui/Panel';
import styles from './BackupDialog.module.css';
import { BackupExport } from './BackupExport';
import { ImportPreview } from './ImportPreview';

export function BackupDialog({ fragment, onClosed }: { fragment: string; onClosed: () => void }) {
  const songCount = useSongbook((state) => selectSongIds(state).length);
  const [found, setFound] = useState<Backup | BackupProblem | null>(() =>
    fragment.includes('=') ? parseFragment(fragment, songCount) : null,
  );
  const dispatch = useSongbookDispatch();
  const accept = (backup: Backup): void => {
    dispatch(backupImported(backupChange(backup)));
    onClosed();
  };
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    // Cleared first, so that the same problem is announced again.
    setFound(null);
    setFound(await readBackupFile(file, songCount));
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    void read(event.dataTransfer.files[0]);
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
          <div onDragOver={(event) => event.preventDefault()} onDrop={drop}>
            <ActionGroup title={text.importBackup} hint={text.importBackupHint}>
              <FileButton accept=".json,application/json" onChoose={(file) => void read(file)}>
                <span>{text.chooseBackup}</span>
                <span className={styles.drop}>{text.orDropBackup}</span>
              </FileButton>
            </ActionGroup>
          </div>
        </>
      )}
    </Panel>
  );
}

/** Reads a chosen file, or says why it is no backup; a file that is too large is not opened. */
async function readBackupFile(file: File, songCount: number): Promise<Backup | BackupProblem> {
  if (file.size > BACKUP_LIMIT) return 'tooLarge';
  const content = await file.text().catch(() => '');
  return parseBackup(content, songCount);
}
