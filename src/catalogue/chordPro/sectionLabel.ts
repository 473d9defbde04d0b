/** Whether a section's label is a number that begins its first line; any other label is a line of its own. */
export function isNumberLabel(label: string): boolean {
  return /^\d+\.$/.test(label);
}
