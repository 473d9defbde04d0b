/** How long the address of a download stays valid, in milliseconds. */
const PATIENCE = 60_000;

export function downloadFile(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), PATIENCE);
}

export const textFile = (content: string, type = 'text/plain'): Blob =>
  new Blob([content], { type: `${type};charset=utf-8` });

/** The most characters of a title in a file name: file systems cut off long names, extension included. */
const NAME_LENGTH = 60;
/** Invisible characters, and those that some file system reserves. */
const UNSAFE = /[\p{C}/\\:*?"<>|]+/gu;

/** A file name made of a title, valid on every file system; `untitled` if nothing of the title can be used. */
export function fileName(title: string, ending: string, untitled: string): string {
  const safe = title.replaceAll(UNSAFE, ' ').replaceAll(/\s+/g, ' ');
  const name = [...safe]
    .slice(0, NAME_LENGTH)
    .join('')
    .replaceAll(/^[\s.]+|[\s.]+$/g, '');
  // Windows reserves such names for devices.
  const isTaken = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(name);
  return `${name === '' || isTaken ? untitled : name}.${ending}`;
}
