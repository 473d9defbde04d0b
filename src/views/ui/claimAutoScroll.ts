let loseLead = (): void => undefined;

/**
 * Makes the caller the only one that scrolls the page automatically; `onLost` is called when another caller takes over.
 */
export function claimAutoScroll(onLost: () => void): void {
  const lose = loseLead;
  loseLead = onLost;
  lose();
}
