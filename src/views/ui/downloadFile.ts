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
