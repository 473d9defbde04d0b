/** @jest-environment jsdom */
import { cleanup, screen } from '@testing-library/react';
import { setUserAgent } from '../../support/jsdomGaps';
import { addressNow, renderSongbook } from '../../support/renderSongbook';

const button = (name: string) => screen.getByRole('button', { name });

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
