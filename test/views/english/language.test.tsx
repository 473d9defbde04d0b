/** @jest-environment jsdom */
import '../../support/inEnglish';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderSongbook } from '../../support/renderSongbook';
import { storedSettings } from '../../support/storedSettings';

const OFFER = 'Կա նաև հայերեն։';
const toasts = () => within(document.querySelector<HTMLElement>('[data-toasts]')!);
const open = (language: string) => renderSongbook('/en/songs/22', { stored: storedSettings({ language }) });

test('who has chosen Armenian is offered it on an English page, and may stay there', async () => {
  const { user, browserStorage } = await open('hy');
  expect(toasts().getByText(OFFER)).toBeVisible();
  expect(toasts().getByRole('button', { name: 'Հայերեն' })).toBeVisible();
  await user.click(toasts().getByRole('button', { name: 'English' }));
  expect(toasts().queryByText(OFFER)).toBeNull();
  expect(browserStorage.stored()).toEqual(storedSettings({ language: 'en' }));
});

test.each(['none', 'en'])('who has chosen «%s» is offered nothing there', async (language) => {
  await open(language);
  expect(toasts().queryByText(/songbook|երգարան/)).toBeNull();
});

test('the offer goes after a while, but not from under a pointer', async () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  await open('hy');
  const offer = toasts().getByText(OFFER).parentElement!;
  fireEvent.pointerEnter(offer);
  await act(async () => jest.advanceTimersByTime(8000));
  expect(offer).toBeVisible();
  fireEvent.pointerLeave(offer);
  await act(async () => jest.advanceTimersByTime(8000));
  expect(toasts().queryByText(OFFER)).toBeNull();
  jest.useRealTimers();
});

test('the globe in the bar leads to the languages, whose links open the page that was left', async () => {
  const { user, browserStorage } = await renderSongbook('/en/songs/22?transpose=3');
  const bar = within(screen.getByRole('navigation'));
  await user.click(bar.getByRole('link', { name: 'Language' }));
  const armenian = await screen.findByRole('link', { name: 'Հայերեն' });
  expect(armenian).toHaveAttribute('href', '/songs/22?transpose=3');
  // A test's browser opens no page.
  let isTaken = true;
  window.addEventListener('click', (event) => {
    isTaken = event.defaultPrevented;
    event.preventDefault();
  });
  fireEvent.click(armenian, { ctrlKey: true });
  expect(isTaken).toBe(false);
  expect(browserStorage.stored()).toMatchObject(storedSettings({ language: 'hy' }));
});

test('search engines are told the address that leads to the chosen language', async () => {
  await open('none');
  const link = document.querySelector<HTMLLinkElement>('link[hreflang="x-default"]')!;
  expect(link.href).toBe('https://songbook.example.org/songs/22');
});
