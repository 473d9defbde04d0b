// An entry point of its own, so that pages load backups only when a visitor asks for one.
export { BACKUP_LIMIT, type Backup, type BackupProblem } from './backup';
export { formatBackup } from './formatBackup';
export { formatFragment, parseFragment } from './fragment';
export { parseBackup } from './parseBackup';
export { previewBackup, type BackupPreview } from './previewBackup';
