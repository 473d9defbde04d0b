/**
 * Draws the page in the letters that its document brings, so that no line moves when the family's files arrive. Fonts
 * made of bytes are there before the first layout; those of a style sheet, `data:` ones too, only after it.
 */
export function addLetters({ document }: Window): void {
  const letters = JSON.parse(document.getElementById('letters')?.textContent ?? '[]') as [
    weight: number,
    font: string,
  ][];
  for (const [weight, font] of letters) {
    const bytes = Uint8Array.from(atob(font), (byte) => byte.charCodeAt(0));
    document.fonts.add(new FontFace('Songbook Page', bytes, { weight: String(weight) }));
  }
}

/** Fetches the family's files once the page has loaded, for the letters of what is shown later. */
export function fetchFamily(page: Window): void {
  page.addEventListener(
    'load',
    () => void page.document.fonts.load('1em "Songbook Serif"', 'ա a').catch(() => []),
  );
}
