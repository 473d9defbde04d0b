/** Empties a field as if the visitor had, and stays in it. */
export function clearField(field: HTMLInputElement): void {
  fillField(field, '');
  field.focus();
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Writes into a field. */
export function fillField(field: HTMLInputElement, typed: string): void {
  field.value = typed;
}
