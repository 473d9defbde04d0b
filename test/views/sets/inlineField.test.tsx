/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { songs } from '../../../src/catalogue';
import { savedStateSynced, selectSet } from '../../../src/state';
import { addressNow, renderSongbook } from '../../support/renderSongbook';
import { storedSets } from '../../support/setPages';

const note = () => screen.getByRole('textbox', { name: `Նշում՝ ${songs[14]!.title}` });

async function edit() {
  const opened = await renderSongbook('/sets/evening', { stored: storedSets() });
  const { user, store } = opened;
  await user.click(screen.getByRole('button', { name: 'Խմբագրել' }));
  await screen.findByRole('searchbox');
  return {
    ...opened,
    noted: () => selectSet(store.getState(), 'evening')!.entries['second'],
    /** Another tab writes a note. */
    hear(text: string): void {
      const change = { sets: { evening: { entries: { second: { note: text } } } } };
      act(() => void store.dispatch(savedStateSynced(change)));
    },
  };
}

test('what is being typed stays, whatever another tab writes, and counts in the end', async () => {
  const { user, hear, noted } = await edit();
  hear('արագ');
  expect(note()).toHaveValue('արագ');
  await user.type(note(), ' և ուրախ');
  hear('մեղմ');
  expect(note()).toHaveValue('արագ և ուրախ');
  expect(note()).toHaveFocus();
  await user.tab();
  expect(noted()).toMatchObject({ note: 'արագ և ուրախ' });
  hear('մեղմ');
  expect(note()).toHaveValue('մեղմ');
});

test('Escape brings back what is written, and a title that was emptied comes back', async () => {
  const { user, hear, noted } = await edit();
  await user.type(note(), ' և ուրախ');
  hear('մեղմ');
  await user.keyboard('{Escape}');
  expect(note()).toHaveValue('մեղմ');
  await user.clear(screen.getByDisplayValue('Կիրակի երեկո'));
  await user.tab();
  expect(screen.getByDisplayValue('Կիրակի երեկո')).toBeInTheDocument();
  expect(noted()).toMatchObject({ note: 'մեղմ' });
});

test('what is being typed is kept where the page is left by a reload, and by the browser’s Back', async () => {
  window.history.replaceState(null, '', '/sets');
  window.history.pushState(null, '', '/');
  const { user, noted } = await edit();
  await user.type(note(), ' և ուրախ');
  fireEvent(window, new Event('pagehide'));
  expect(noted()).toMatchObject({ note: 'դանդաղ և ուրախ' });
  await user.type(note(), ', բոլորով');
  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Նշում/ })).not.toBeInTheDocument());
  expect(addressNow()).toBe('/sets');
  expect(noted()).toMatchObject({ note: 'դանդաղ և ուրախ, բոլորով' });
});
