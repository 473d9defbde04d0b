/** @jest-environment jsdom */
import { followChoices } from '../../src/app/followChoices';
import { favoriteToggled, readerSettingChanged, transposedUp, type SettingChange } from '../../src/state';
import { MemoryStorage } from '../support/memoryStorage';
import { make } from '../support/sets';
import { openSongbook, songId } from '../support/songbook';

/** A songbook's store on a page with the bars' colours of both themes, in a browser that can be asked to keep what is stored. */
async function open(stored = new MemoryStorage()) {
  document.head.innerHTML = ['light', 'dark']
    .map(
      (scheme) => `<meta name="theme-color" content="${scheme}" media="(prefers-color-scheme: ${scheme})">`,
    )
    .join('');
  const persist = jest.fn(async () => true);
  Object.defineProperty(navigator, 'storage', { value: { persist }, configurable: true });
  const { store } = await openSongbook(stored);
  followChoices(window, { store });
  return { store, persist };
}

/** The colours that a browser may give its bars, with the condition of each. */
const bars = () =>
  Array.from(
    document.querySelectorAll('[name=theme-color]'),
    (bar) => `${bar.getAttribute('content')}: ${bar.getAttribute('media')}`,
  );

const OF_DEVICE = ['light: (prefers-color-scheme: light)', 'dark: (prefers-color-scheme: dark)'];
const LIGHT = ['light: all', 'dark: not all'];
const DARK = ['light: not all', 'dark: all'];

test('the bars of the browser have the colour of the chosen theme, and else of the device’s', async () => {
  const { store } = await open();
  expect(bars()).toEqual(OF_DEVICE);
  for (const [value, seen] of Object.entries({ dark: DARK, light: LIGHT, system: OF_DEVICE })) {
    store.dispatch(readerSettingChanged({ setting: 'theme', value } as SettingChange));
    expect(bars()).toEqual(seen);
  }
});

test('they have it from the start of a later visit', async () => {
  await open(new MemoryStorage({ 'songbook:theme': 'dark' }));
  expect(bars()).toEqual(DARK);
});

test('the browser is asked once to keep what is stored, when there is a favorite to keep', async () => {
  const { store, persist } = await open();
  store.dispatch(transposedUp({ id: songId(3) }));
  expect(persist).not.toHaveBeenCalled();
  store.dispatch(favoriteToggled({ id: songId(3) }));
  store.dispatch(favoriteToggled({ id: songId(4) }));
  expect(persist).toHaveBeenCalledTimes(1);
});

test('it is asked for a set too, and not for what an earlier visit has stored', async () => {
  const { store, persist } = await open(new MemoryStorage({ fav3: '1' }));
  store.dispatch(favoriteToggled({ id: songId(3) }));
  expect(persist).not.toHaveBeenCalled();
  make(store, 'Evening', []);
  store.dispatch(favoriteToggled({ id: songId(3) }));
  expect(persist).toHaveBeenCalledTimes(1);
});
