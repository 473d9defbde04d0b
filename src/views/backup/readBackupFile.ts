import { BACKUP_LIMIT, parseBackup, type Backup, type BackupProblem } from '../../state/backup';

/** Reads a file that a visitor chose, or says why it is no backup; one that is too large is not even opened. */
export async function readBackupFile(file: File, songCount: number): Promise<Backup | BackupProblem> {
  if (file.size > BACKUP_LIMIT) return 'tooLarge';
  const content = await file.text().catch(() => '');
  return parseBackup(content, songCount);
}
