// An entry point of its own, so that pages load backups only when a visitor asks for one.
export { BACKUP_LIMIT, formatBackup, parseBackup, type Backup, type BackupProblem } from './backupFile';
export { changeOf } from './changeOf';
export { formatFragment, parseFragment } from './fragment';
export { previewBackup, type BackupPreview, type Numbered } from './previewBackup';
