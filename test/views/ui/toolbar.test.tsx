/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { songs } from '../../../src/catalogue';
import { renderSongbook } from '../../support/renderSongbook';

const SONG = songs[29]!;
const opener = (name: string | RegExp = 'Տեսք') => screen.getByRole('button', { name });
const panel = () => screen.queryByRole('dialog');

/** Opens a song and a panel of its toolbar. */
async function openPanel(name?: string | RegExp, stored = {}) {
  const opened = await renderSongbook(`/songs/${SONG.id}`, { stored });
  await opened.user.click(opener(name));
  await screen.findByRole('dialog');
  return opened;
}

test.each<[what: string, close: (user: UserEvent) => Promise<void>]>([
  ['Escape', (user) => user.keyboard('{Escape}')],
  ['its button', (user) => user.click(opener())],
  ['the button in its corner', (user) => user.click(screen.getByRole('button', { name: 'Փակել' }))],
])('%s closes a panel; the focus returns also where a tap gave it none, as in Safari', async (_, close) => {
  const { user } = await renderSongbook(`/songs/${SONG.id}`);
  fireEvent.click(opener());
  expect(opener()).not.toHaveFocus();
  expect(await screen.findByRole('dialog', { name: 'Տեսք' })).toHaveFocus();
  expect(opener()).toHaveAttribute('aria-expanded', 'true');
  await close(user);
  expect(panel()).toBeNull();
  expect(opener()).toHaveAttribute('aria-expanded', 'false');
  expect(opener()).toHaveFocus();
});

test('a tap and a focus elsewhere close the panel, those inside it do not', async () => {
  const { user } = await openPanel();
  await user.click(screen.getByRole('heading', { name: 'Տեսք' }));
  expect(panel()).toBeVisible();
  await user.click(screen.getByRole('heading', { level: 1 }));
  expect(panel()).toBeNull();
  expect(opener()).not.toHaveFocus();
  await user.click(opener());
  expect(await screen.findByRole('dialog')).toBeVisible();
  fireEvent.focusIn(screen.getByTestId('transpose-up'));
  expect(panel()).toBeNull();
});

test('a tap on a toast leaves the panel open', async () => {
  const { user } = await openPanel(/^Ebm|^Cm/, { [`tr${SONG.id}`]: '3' });
  await user.click(await screen.findByTestId('easy-key'));
  await user.click(screen.getByRole('button', { name: 'Հետարկել' }));
  expect(panel()).toBeVisible();
});

test('the panel closes when a frame takes the focus, not when another window does', async () => {
  await openPanel();
  fireEvent.blur(window);
  expect(panel()).toBeVisible();
  const frame = document.body.appendChild(document.createElement('iframe'));
  // A browser tells the page nothing else of it.
  window.addEventListener('focusin', (event) => event.stopPropagation(), { capture: true, once: true });
  frame.focus();
  expect(panel()).toBeVisible();
  fireEvent.blur(window);
  expect(panel()).toBeNull();
  frame.remove();
});

test('a tap on a chord of the sheet, or on the syllable under another one, shows its shape', async () => {
  const { user } = await renderSongbook(`/songs/${SONG.id}`);
  const chords = screen.getAllByTestId('chord');
  const other = chords.find(({ textContent }) => textContent !== chords[0]!.textContent)!;
  const shown = () => screen.getByRole('group', { name: /ակորդի մատնադրությունները$/ });
  await user.click(chords[0]!);
  await screen.findByTestId('chord-diagram');
  expect(shown()).toHaveAccessibleName(`${chords[0]!.textContent} ակորդի մատնադրությունները`);
  await user.click(other.nextElementSibling!);
  await screen.findByTestId('chord-diagram');
  expect(shown()).toHaveAccessibleName(`${other.textContent} ակորդի մատնադրությունները`);
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});
