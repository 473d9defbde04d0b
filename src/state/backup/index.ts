// A separate entry point, so that pages load this code only when a visitor asks for a backup.
export {
  BACKUP_LIMIT,
  formatBackup,
  parseBackup,
  parted,
  type Backup,
  type BackupProblem,
} from './backupFile';
export { changeOf } from './changeOf';
export { formatFragment, parseFragment } from './fragment';
export { previewBackup, type BackupPreview } from './previewBackup';
