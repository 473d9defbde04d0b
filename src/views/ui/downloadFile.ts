/** How long the address of a download stays valid, in milliseconds. */
const PATIENCE = 60_000;

/** Downloads a text as a file. */
export function downloadFile({ name, type, content }: { name: string; type: string; content: string }): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), PATIENCE);
}

/** How many characters of a title go into a file name: file systems cut long names off, extension included. */
const NAME_LENGTH = 60;
/** Characters that some file system reserves, and invisible ones. */
const UNSAFE = /[\p{C}/\\:*?"<>|]+/gu;

/** A file name made of a title, valid on every file system; `untitled` where nothing of the title can be in it. */
export function fileName(title: string, ending: string, untitled: string): string {
  const safe = title.replaceAll(UNSAFE, ' ').replaceAll(/\s+/g, ' ');
  const name = [...safe]
    .slice(0, NAME_LENGTH)
    .join('')
    .replaceAll(/^[\s.]+|[\s.]+$/g, '');
  // Windows keeps such names for devices.
  const isTaken = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(name);
  return `${name === '' || isTaken ? untitled : name}.${ending}`;
}
