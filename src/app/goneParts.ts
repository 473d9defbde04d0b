/** Calls back where a script that a page asks for is on the site no more, as after an update. */
export function whenPartIsGone(page: Window, act: () => void): void {
  const check = async (address: string): Promise<void> => {
    const { status } = await page.fetch(address, { method: 'HEAD', cache: 'no-store' });
    if (status === 404) act();
  };
  page.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof Element) || !target.matches('script[src^="/assets/"]')) return;
      // Without a network nothing is known of it.
      check(target.getAttribute('src')!).catch(() => undefined);
    },
    true,
  );
}
