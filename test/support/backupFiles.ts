/** A backup file that holds these texts by their keys. */
export const file = (kept: object): string => JSON.stringify({ format: 'songbook-backup', version: 6, kept });
