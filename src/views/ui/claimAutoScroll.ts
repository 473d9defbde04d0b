let loseLead = (): void => undefined;

/** Makes the caller the page's only automatic scroller; `onLost` is called when another takes over. */
export function claimAutoScroll(onLost: () => void): void {
  const lose = loseLead;
  loseLead = onLost;
  lose();
}
