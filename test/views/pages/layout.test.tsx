/** @jest-environment jsdom */
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { songs, type SongContent } from '../../../src/catalogue';
import { choicesChanged } from '../../../src/state';
import { addressNow, renderSongbook, unreadStore } from '../../support/renderSongbook';
import { songId } from '../../support/songbook';

const link = (name: string | RegExp) => screen.getByRole('link', { name });
const heading = () => screen.getByRole('heading', { level: 1 });

afterEach(() => jest.restoreAllMocks());

test('the navigation marks the page one is on, which the browser tab names, and leads to the others', async () => {
  const { user } = await renderSongbook('/');
  const navigation = within(screen.getByRole('navigation', { name: 'Երգեր' }));
  const marked = () =>
    navigation.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent);
  expect(marked()).toEqual(['Գլխավոր 🏠']);
  // Drawn, because a device may have no font for the sign.
  expect(link('Գլխավոր 🏠').querySelector('svg')).toBeInTheDocument();
  await user.click(link('Սիրելիներ'));
  expect(marked()).toEqual(['Սիրելիներ']);
  expect(heading()).toHaveTextContent('Սիրելի երգեր');
  expect(document.title).toBe('Սիրելի երգեր | Երգեր և ակորդներ');
  await user.click(link('Նվագացանկեր'));
  await waitFor(() => expect(marked()).toEqual(['Նվագացանկեր']));
  await user.click(link('Երգեր'));
  expect(marked()).toEqual(['Գլխավոր 🏠']);
  await user.click(link(new RegExp(`^${songs[29]!.title}`)));
  expect(document.title).toBe(`${songs[29]!.title} - ${songs[29]!.author} | Երգեր և ակորդներ`);
});

test('that link is not looked for on a page opened since, though neither key nor pointer was used', async () => {
  const { user } = await renderSongbook('/', { stored: { fav7: '1' } });
  const song = () => link(new RegExp(songs[7]!.title));
  await user.click(song());
  act(() => window.history.back());
  await waitFor(() => expect(song()).toHaveFocus());
  act(() => link('Սիրելիներ').click());
  expect(heading()).toHaveFocus();
  heading().blur();
  await act(async () => screen.getByRole('main').append(document.createElement('p')));
  expect(song()).toBeVisible();
  expect(document.body).toHaveFocus();
});

test('the note on song 0 is shown on its page alone, before and after another page is opened', async () => {
  const shown = () => document.documentElement.style.getPropertyValue('--own-note');
  const { user } = await renderSongbook('/help', { stored: { 'songbook:note0': 'ցածր' } });
  expect(shown()).toBe('""');
  await user.click(screen.getByRole('link', { name: /^Գլխավոր/ }));
  expect(shown()).toBe('""');
  await user.click(screen.getByRole('link', { name: new RegExp(`^${songs[0]!.title}`) }));
  expect(shown()).toBe('"ցածր"');
  await user.click(screen.getByRole('link', { name: /^Գլխավոր/ }));
  expect(shown()).toBe('""');
});

test('the first page says what the songbook is, and leads to the chords and to what can be played', async () => {
  await renderSongbook('/');
  expect(screen.getByText('51 երգ՝ ակորդներով, նաև առանց ցանցի')).toBeVisible();
  // Each once on the page.
  expect(screen.getByRole('link', { name: 'Ակորդներ' })).toHaveAttribute('href', '/chords');
  expect(screen.getByRole('link', { name: 'Ի՞նչ նվագել' })).toHaveAttribute('href', '/playable');
});

test('going back before the followed page is drawn leaves the focus on its link', async () => {
  const { user } = await renderSongbook('/chords');
  await user.click(link(/^Գլխավոր/));
  const followed = link('Սիրելիներ');
  await act(async () => {
    followed.focus();
    followed.click();
    window.history.back();
    await new Promise((wentBack) => window.addEventListener('popstate', wentBack, { once: true }));
  });
  expect(followed).toHaveFocus();
});

test('the skip link leads to the main part and leaves the address as it is', async () => {
  const { user } = await renderSongbook('/sets#set=sent');
  await user.click(link('Անցնել բովանդակությանը'));
  expect(screen.getByRole('main')).toHaveFocus();
  expect(window.location.hash).toBe('#set=sent');
});

test('a page that cannot be drawn says so, and leaves the way to the others', async () => {
  // React logs a caught error to the console.
  const told = jest.spyOn(console, 'error').mockReturnValue();
  const store = unreadStore({ ...songs, [songId(7)]: {} as SongContent });
  const { user } = await renderSongbook('/songs/7', { store });
  expect(heading()).toHaveTextContent('Էջը չհաջողվեց ցուցադրել');
  expect(screen.getByRole('alert')).toHaveTextContent('Ձեր սիրելի երգերը պահպանված են');
  expect(screen.getByRole('button', { name: 'Վերաբեռնել' })).toBeVisible();
  expect(link('Սիրելիներ')).toBeVisible();
  expect(told).toHaveBeenCalled();
  await user.click(link('Տեսնել բոլոր երգերը'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(heading()).toHaveTextContent('Բոլոր երգերը');
});

test('the app hears that the page is ready once what is stored was read', async () => {
  const store = unreadStore({ ...songs });
  const { services } = await renderSongbook('/favorites', { store });
  expect(screen.getByText('Loading...')).toBeVisible();
  expect(services.onReady).not.toHaveBeenCalled();
  act(() => void store.dispatch(choicesChanged({ change: {}, why: 'loaded' })));
  expect(screen.queryByText('Loading...')).toBeNull();
  expect(services.onReady).toHaveBeenCalledTimes(1);
});

test('the key «?» and a link on every page lead to the help, which tells what keys do', async () => {
  const { user } = await renderSongbook('/');
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Ակորդներ',
    'Ի՞նչ նվագել',
    'Օգնություն',
    'Կապ՝ contact@example.org',
    'Մեր կայքը',
    'Լեզու · Language',
  ]);
  expect(footer.queryByRole('button')).toBeNull();
  await user.keyboard('?');
  expect(await screen.findByText('PageDown', { exact: false })).toBeVisible();
  expect(heading()).toHaveTextContent('Օգնություն');
  expect(link(/լիցենզիաները$/)).toHaveAttribute('href', '/licences.txt');
  act(() => window.history.back());
  await waitFor(() => expect(heading()).toHaveTextContent('Բոլոր երգերը'));
  await user.click(link('Օգնություն'));
  expect(heading()).toHaveTextContent('Օգնություն');
});

test('keys that type a sign are switched off for good, and then words that are spoken open nothing', async () => {
  const { user, browserStorage } = await renderSongbook('/help');
  await user.click(screen.getByRole('checkbox', { name: 'Մեկ ստեղնով հրամաններ' }));
  cleanup();
  const later = await renderSongbook('/songs/22', { browserStorage });
  await later.user.keyboard('fine play / ?');
  expect(addressNow()).toBe('/songs/22');
  expect(document.documentElement).not.toHaveAttribute('data-stage');
});

test('the list of keys names those of this keyboard', async () => {
  const layout = new Map([
    ['KeyN', 'ն'],
    ['KeyP', 'p'],
    ['Slash', 'ծ'],
  ]);
  Object.assign(navigator, { keyboard: { getLayoutMap: async () => layout } });
  await renderSongbook('/help');
  const named = Array.from(document.querySelectorAll('dt'), ({ textContent }) => textContent);
  for (const key of ['Ն', 'P', 'Ծ', 'Shift\u00a0+\u00a0Ծ'])
    expect(named.filter((name) => name === key)).toEqual([key]);
  Reflect.deleteProperty(navigator, 'keyboard');
});
