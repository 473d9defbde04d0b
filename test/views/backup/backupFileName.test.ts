import { backupFileName } from '../../../src/views/backup/BackupExport';

test("a backup's name tells its day where the visitor is, early and late", () => {
  expect(backupFileName(new Date(2026, 0, 5, 0, 1))).toBe('songbook-2026-01-05.json');
  expect(backupFileName(new Date(2026, 10, 21, 23, 59))).toBe('songbook-2026-11-21.json');
});
