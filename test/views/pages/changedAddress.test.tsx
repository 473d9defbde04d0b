/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import { songs } from '../../../src/catalogue';
import { formatSetFragment, selectReaderSettings, selectSets } from '../../../src/state';
import { addressNow, renderSongbook } from '../../support/renderSongbook';
import { ALL_SONGS, SETS, storedSets } from '../../support/sets';
import { storedSettings } from '../../support/storedSettings';

const SENT = formatSetFragment(SETS['evening']!);
const heading = () => screen.getByRole('heading', { level: 1 });

test.each([
  ['= as %3D', `/sets${SENT.replace('=', '%3D')}`],
  ['all but its # encoded', `/sets#${encodeURIComponent(SENT.slice(1))}`],
  ['a tracker before it', `/sets?fbclid=IwAR0${SENT}`],
  ['a tracker after it', `/sets${SENT}?utm_source=mail`],
])('the link of a set is read that came with %s', async (_, address) => {
  await renderSongbook(address, { stored: storedSets({}) });
  await waitFor(() => expect(heading()).toHaveTextContent('Կիրակի երեկո'));
  expect(screen.getByText('Այս նվագացանկը ձեզ են ուղարկել։')).toBeInTheDocument();
});

test.each(['#s', '#set', '#set=', SENT.slice(0, 12), SENT.slice(0, 40), SENT.slice(0, -1), '#SET', '#%23'])(
  'of the link of a set that came as %s it is said that it cannot be read',
  async (fragment) => {
    await renderSongbook(`/sets${fragment}`, { stored: storedSets() });
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Հղ(ումը|ման)/);
    expect(screen.queryByTestId('set-row')).not.toBeInTheDocument();
  },
);

test.each(['#backu', '#backup=', '#backup=eGFib.03b95a', '#backup%3DeGFibQ', '#set=Cg.811c9d'])(
  'of the link of a backup that came as %s it is said that it cannot be read',
  async (fragment) => {
    await renderSongbook(`/favorites${fragment}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('Ոչինչ չփոխվեց։');
  },
);

test('a set that is kept already is opened, whatever it is named here, and not kept again', async () => {
  const { user, store } = await renderSongbook(
    `/sets${formatSetFragment({ ...SETS['evening']!, title: 'Այլ' })}`,
    {
      stored: storedSets(),
    },
  );
  expect(await screen.findByText('Այս նվագացանկն արդեն պահել եք՝ «Կիրակի երեկո»։')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Բացել նվագացանկը' }));
  await waitFor(() => expect(addressNow()).toBe('/sets/evening'));
  expect(selectSets(store.getState())).toHaveLength(2);
});

test('a long set draws its first 500 entries and says how many are left out', async () => {
  const entries = Object.fromEntries(
    [...Array(600).keys()].map((place) => [`e${place}`, { place, heading: `Վ${place}` }]),
  );
  await renderSongbook('/sets/long', {
    stored: storedSets({
      long: { ...ALL_SONGS, entries: { ...entries, song: { ...ALL_SONGS.entries['0']!, place: -1 } } },
    }),
  });
  expect(await screen.findByText('Եվս 101')).toBeInTheDocument();
  expect(screen.getAllByText(/^Վ\d+$/)).toHaveLength(499);
});

test('a title of a million letters is not read', async () => {
  const { store } = await renderSongbook('/sets', {
    stored: storedSets({ long: { ...ALL_SONGS, title: 'ա'.repeat(1e6) }, ...SETS }),
  });
  expect(selectSets(store.getState())).toHaveLength(2);
});

test.each([
  ['/songs/3?transpose=5&amp;capo=2', '3', { transpose: 5, capo: 2 }],
  ['/songs/3?transpose%3D5%26capo%3D2', '3', { transpose: 5, capo: 2 }],
  ['/songs/3?transpose=5).', '3', { transpose: 5 }],
  ['/songs/3?transpose=5&utm_source=x', '3', { transpose: 5 }],
  ['/songs/3?transpose=5+', '3', { transpose: 5 }],
])('%s opens the song in its key', async (address, id, key) => {
  const { store } = await renderSongbook(address);
  await waitFor(() => expect(store.getState().sharedKey).toMatchObject({ id: Number(id), ...key }));
});

test.each(['?transpose=', '?transpose=5&capo=', '?transpose=5&capo', '?capo=x', '?transpose=12'])(
  'of %s it is said that it cannot be read',
  async (query) => {
    const { store } = await renderSongbook(`/songs/3${query}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('հնարավոր չէ կարդալ');
    expect(store.getState().sharedKey).toBeNull();
  },
);

test.each(['/songs/3%00', '/songs/1%20', '/songs/1%09', '/songs/%31%2E', '/songs/+1', '/songs/1%2C2'])(
  '%s is no song',
  async (address) => {
    await renderSongbook(address);
    expect(screen.getByTestId('not-found')).toBeInTheDocument();
  },
);

test('what an address asks of a list in vain is ignored', async () => {
  await renderSongbook('/?kind=fol&author=Nobody&voice=no&order=size&chords=3&q=');
  expect(screen.getAllByTestId('song-row')).toHaveLength(songs.length);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the letters of a printed code are shown for this visit, and kept only when the visitor says so', async () => {
  const { user, store, browserStorage } = await renderSongbook('/songs/3?latin=western');
  const latin = () => selectReaderSettings(store.getState()).latin;
  expect(await screen.findByText('Խոսքերը նաև լատինատառ են՝ այս այցի համար։')).toBeInTheDocument();
  expect(latin()).toBe('western');
  expect(browserStorage.getItem('songbook:latin')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Պահել լատինատառը' }));
  expect(latin()).toBe('western');
  expect(browserStorage.getItem('songbook:latin')).toBe('western');
});

test('lent letters end with the visitor’s own choice, and take the place of none', async () => {
  const { user, store } = await renderSongbook('/songs/3?latin=western');
  await screen.findByText('Խոսքերը նաև լատինատառ են՝ այս այցի համար։');
  await user.click(screen.getByRole('button', { name: 'Տառեր' }));
  await user.click(await screen.findByRole('button', { name: 'Լատինատառ' }));
  expect(selectReaderSettings(store.getState()).latin).toBe('none');
});

test('a visitor’s own letters stay', async () => {
  const { store } = await renderSongbook('/songs/3?latin=western', {
    stored: storedSettings({ latin: 'eastern' }),
  });
  await waitFor(() => expect(addressNow()).toContain('/songs/3'));
  expect(selectReaderSettings(store.getState()).latin).toBe('eastern');
});
