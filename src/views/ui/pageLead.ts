let loseLead = (): void => undefined;

/** Lets the caller alone scroll the page by itself, until somebody else is to: then `onLost` is called. */
export function takeLead(onLost: () => void): void {
  const lose = loseLead;
  loseLead = onLost;
  lose();
}
