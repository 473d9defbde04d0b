import { type DragEvent } from 'react';
import type { Backup, BackupProblem } from '../../state/backup';
import { ActionGroup } from '../ui/ActionGroup';
import * as text from '../text/backup';
import styles from './BackupImport.module.css';
import { readBackupFile } from './readBackupFile';

/** Takes a backup file that is chosen, or dropped here. */
export function BackupImport({
  songCount,
  onRead,
}: {
  songCount: number;
  onRead: (found: Backup | BackupProblem | null) => void;
}) {
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    // Whatever was found before is gone, so that the same problem is told again.
    onRead(null);
    onRead(await readBackupFile(file, songCount));
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    void read(event.dataTransfer.files[0]);
  };
  return (
    <div onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <ActionGroup title={text.importBackup} hint={text.importBackupHint}>
        <label className={styles['choose']}>
          <input
            type="file"
            accept=".json,application/json"
            onChange={({ target }) => {
              void read(target.files?.[0]);
              // The same file can be chosen again.
              target.value = '';
            }}
          />
          {text.chooseBackup}
          <span className={styles['drop']}>{text.orDropBackup}</span>
        </label>
      </ActionGroup>
    </div>
  );
}
