/** Calls `act` if a script that the page requests is gone from the site, as after an update. */
export function whenPartIsGone(page: Window, act: () => void): void {
  const check = async (address: string): Promise<void> => {
    const { status } = await page.fetch(address, { method: 'HEAD', cache: 'no-store' });
    if (status === 404) act();
  };
  page.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof Element) || !target.matches('script[src^="/assets/"]')) return;
      // Without a network this cannot be checked.
      check(target.getAttribute('src')!).catch(() => undefined);
    },
    true,
  );
}
