import { type DragEvent } from 'react';
import { BACKUP_LIMIT, parseBackup, type Backup, type BackupProblem } from '../../state/backup';
import * as text from '../text';
import { ActionGroup } from '../ui/ActionGroup';
import { FileButton } from '../ui/Button';
import styles from './BackupImport.module.css';

/** Takes a chosen or dropped backup file. */
export function BackupImport({
  songCount,
  onRead,
}: {
  songCount: number;
  onRead: (found: Backup | BackupProblem | null) => void;
}) {
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    // Cleared first, so that the same problem is announced again.
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
        <FileButton accept=".json,application/json" onChoose={(file) => void read(file)}>
          <span>{text.chooseBackup}</span>
          <span className={styles.drop}>{text.orDropBackup}</span>
        </FileButton>
      </ActionGroup>
    </div>
  );
}

/** Reads a chosen file, or says why it is no backup; a file that is too large is not opened. */
async function readBackupFile(file: File, songCount: number): Promise<Backup | BackupProblem> {
  if (file.size > BACKUP_LIMIT) return 'tooLarge';
  const content = await file.text().catch(() => '');
  return parseBackup(content, songCount);
}
