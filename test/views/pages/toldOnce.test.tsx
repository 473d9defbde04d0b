/** @jest-environment jsdom */
import { cleanup, screen } from '@testing-library/react';
import { setUserAgent } from '../../support/jsdomGaps';
import { addressNow, renderSongbook } from '../../support/renderSongbook';

const button = (name: string) => screen.getByRole('button', { name });

describe('what the songbook can do', () => {
  const told = () => screen.queryByText(/^Այստեղ երգը կանցնի ձեր ձայնին հարմար տոնայնության/);
  const endListAt = (top: number) =>
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
  afterEach(() => jest.restoreAllMocks());

  test('is told below the screen, until it is noted', async () => {
    endListAt(2 * innerHeight);
    const { user, browserStorage } = await renderSongbook('/');
    expect(told()).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ինչ կարող եմ նվագել' })).toHaveAttribute('href', '/playable');
    await user.click(button('Լավ'));
    expect(told()).toBeNull();
    cleanup();
    await renderSongbook('/', { browserStorage });
    expect(told()).toBeNull();
  });

  test('is not told where the end of the list is seen', async () => {
    endListAt(innerHeight);
    await renderSongbook('/');
    expect(told()).toBeNull();
  });
});

describe('the third favorite', () => {
  const OFFER = 'Ձեր սիրելի երգերը պահվում են միայն այս սարքում։';
  const offer = () => screen.queryByText(OFFER);
  const { userAgent } = navigator;
  const stored = { fav3: '1', fav5: '1', fav7: '1' };
  beforeEach(() => setUserAgent('Firefox'));
  afterEach(() => setUserAgent(userAgent));

  test('is followed by an offer of the backup, until it is noted', async () => {
    const { user, browserStorage } = await renderSongbook('/favorites', { stored });
    await user.click(button('Լավ'));
    expect(offer()).toBeNull();
    cleanup();
    await renderSongbook('/favorites', { browserStorage });
    expect(offer()).toBeNull();
  });

  test('leads to the backup, and fewer favorites do not', async () => {
    const { user } = await renderSongbook('/favorites', { stored });
    await user.click(button('Պատճեն պահել'));
    expect(addressNow()).toBe('/favorites#backup');
    expect(await screen.findByRole('dialog', { name: 'Պահուստային պատճեն' })).toBeVisible();
    cleanup();
    await renderSongbook('/favorites', { stored: { fav3: '1', fav5: '1' } });
    expect(offer()).toBeNull();
  });
});
