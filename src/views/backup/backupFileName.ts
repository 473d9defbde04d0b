/** The name of a backup file that is made at a time, which tells the day where the visitor is. */
export function backupFileName(time: Date): string {
  const [month, day] = [time.getMonth() + 1, time.getDate()].map((part) => String(part).padStart(2, '0'));
  return `songbook-${time.getFullYear()}-${month}-${day}.json`;
}
