/** @jest-environment jsdom */
import '../../support/inEnglish';
import { screen, within } from '@testing-library/react';
import { renderSongbook } from '../../support/renderSongbook';
import { storedSettings } from '../../support/storedSettings';

const ARMENIAN = /[\u0531-\u0587]/;
const sheet = () => screen.getByTestId('sheet');
const meanings = () => screen.queryAllByTestId('meaning');
const chips = () =>
  within(document.querySelector<HTMLElement>('article > header')!).getAllByRole<HTMLButtonElement>('button', {
    name: /^(?:Armenian|Latin|English)$/,
  });
const pressed = () =>
  chips()
    .filter((chip) => chip.getAttribute('aria-pressed') === 'true')
    .map(({ textContent }) => textContent);
const press = (name: string) => chips().find(({ textContent }) => textContent === name)!;

const open = (path: string, settings: Parameters<typeof storedSettings>[0] = {}) =>
  renderSongbook(path, { stored: storedSettings(settings) });

test('a song comes in Latin letters alone, with what each line means below it', async () => {
  await open('/en/songs/22');
  expect((await screen.findAllByTestId('meaning'))[0]).toHaveTextContent('Crane, where do you come from?');
  expect(sheet()).toHaveTextContent(/Kërunk/);
  expect(sheet()).not.toHaveTextContent(ARMENIAN);
  expect(pressed()).toEqual(['Latin', 'English']);
});

test('each kind of letters and the meaning is switched under the title, and kept', async () => {
  const { user, browserStorage } = await open('/en/songs/22');
  await screen.findAllByTestId('meaning');
  await user.click(press('Ա'));
  expect(pressed()).toEqual(['Ա', 'Latin', 'English']);
  await user.click(press('Latin'));
  await user.click(press('English'));
  expect(pressed()).toEqual(['Ա']);
  expect(sheet()).toHaveTextContent(ARMENIAN);
  expect(sheet()).not.toHaveTextContent(/Kërunk/);
  expect(meanings()).toHaveLength(0);
  // The last letters do not go: the other ones come.
  await user.click(press('Ա'));
  expect(pressed()).toEqual(['Latin']);
  expect(browserStorage.stored()).toEqual(
    storedSettings({ latin: 'eastern', latinAlone: true, meaning: false }),
  );
});

test.each([
  [{ latin: 'none' }, 'մուրվեթ', 'մուրվեթ ու քերամ: kindness and mercy'],
  [{ latinAlone: false }, 'տոլապ.', 'տոլապ: water wheel'],
  [{}, 'murvet', 'murvet u keram: kindness and mercy'],
  [{ latin: 'western' }, 'dolab.', 'dolab: water wheel'],
] as const)('with the letters %j a tap on «%s» explains it in English', async (settings, name, told) => {
  const { user } = await open('/en/songs/22', settings);
  const word = within(await within(sheet()).findByRole('button', { name }));
  const explanation = () => screen.queryByText(told, { selector: '[data-toasts] *' });
  await user.click(word.getAllByTestId('lyric')[0]!);
  expect(explanation()).toBeVisible();
  await user.click(meanings()[0]!);
  expect(explanation()).toBeNull();
  // On paper the meaning of the line is enough.
  expect(sheet()).not.toHaveTextContent(told);
});

test.each([
  [{ latin: 'none', meaning: false }, ['Ա']],
  [{ latinAlone: false }, ['Ա', 'Latin', 'English']],
  [{ latin: 'western' }, ['Latin', 'English']],
] as const)('what was chosen before, %j, is on: %j', async (settings, on) => {
  await open('/en/songs/22', settings);
  expect(pressed()).toEqual(on);
});

test('a French song has its own letters, and a switch for what it means alone', async () => {
  await open('/en/songs/47');
  expect(chips().map(({ textContent }) => textContent)).toEqual(['English']);
  expect(await screen.findAllByTestId('meaning')).toHaveLength(28);
  expect(screen.getByText(/^The translation is the songbook/)).toBeVisible();
});

test('in lists a French title is marked as such, and so is the title in the song’s file', async () => {
  await open('/en/');
  const titles = screen.getAllByTestId('song-title').filter(({ lang }) => lang !== '');
  expect(new Set(titles.map(({ lang }) => lang))).toEqual(new Set(['fr']));
  expect(titles.map(({ textContent }) => textContent).join(', ')).toBe(
    'Le bon roi Dagobert, Au clair de la lune, Le temps des cerises, Un Canadien errant, À la claire fontaine',
  );
  const originals = screen
    .getAllByTestId('song-row')
    .flatMap((row) => [...row.querySelectorAll('span[lang]')]);
  expect(originals).toHaveLength(51);
  for (const original of originals)
    expect(original).toHaveAttribute('lang', ARMENIAN.test(original.textContent) ? 'hy' : 'fr');
});

test('an Armenian line of a French song is in Latin letters, each line in its language', async () => {
  await open('/en/songs/50');
  const last = screen.getAllByTestId('song-line').find(({ textContent }) => textContent.includes('Im tun'))!;
  expect(last).toHaveTextContent(/Im tun, im .*yerg, im /);
  expect(last).toHaveAttribute('lang', 'en');
  expect(sheet()).toHaveAttribute('lang', 'fr');
  expect(sheet()).not.toHaveTextContent(ARMENIAN);
  expect(document.querySelector('[data-line="0"]')).not.toHaveAttribute('lang');
});

test('with its own letters, it has Latin ones below them, and no other line has', async () => {
  await open('/en/songs/50', { latinAlone: false });
  const last = document.querySelectorAll('[data-line][lang="hy"]');
  expect(last).toHaveLength(1);
  const latin = [...sheet().querySelectorAll('[lang="hy-Latn"]')].map(({ textContent }) =>
    textContent.trim(),
  );
  expect(latin).toEqual(['Im', 'tun,', 'im', 'yerg, im', 'Hayastan.']);
});
