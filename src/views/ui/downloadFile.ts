/** How long a browser may take to begin with a download, in milliseconds. */
const PATIENCE = 60_000;

/** Hands the visitor a file of text that was made on the page. */
export function downloadFile({ name, type, content }: { name: string; type: string; content: string }): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), PATIENCE);
}
