/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { songs } from '../../../src/catalogue';
import { BACKUP_LIMIT, formatFragment, fromKept } from '../../../src/state';
import { file } from '../../support/backupFiles';
import { addressNow, renderSongbook } from '../../support/renderSongbook';
import { storedSets } from '../../support/sets';
import { storedSettings } from '../../support/storedSettings';

const opener = () => screen.getByRole('button', { name: 'Պահուստային պատճեն' });
const dialog = () => screen.queryByRole('dialog');
const chooser = () => screen.getByLabelText<HTMLInputElement>(/^Ընտրել ֆայլը/);
const fileOf = (content: string) => new File([content], 'backup.json', { type: 'application/json' });
const titleOf = (id: number) => songs[id]!.title;
/** What the preview says, by its headings. */
const news = () =>
  Object.fromEntries(
    [...dialog()!.querySelectorAll('section')].map((section) => [
      within(section).getByRole('heading').textContent,
      within(section)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ]),
  );

const SETTINGS = { theme: 'dark', hand: 'left', speeds: { 3: 40 }, tempos: { 3: 72 }, bars: { 4: 3 } };
const FILE = fileOf(file({ fav3: '1', fav9: '1', tr4: '5', tr6: '2', ...storedSettings(SETTINGS) }));
const NEWS = {
  'Նոր սիրելի երգեր': [titleOf(9)],
  'Տոնայնություններ (կիսատոն)': [`${titleOf(4)}՝ 0\u00a0→\u00a0+5`, `${titleOf(6)}՝ +1\u00a0→\u00a0+2`],
  'Թերթելու արագություններ (տող/րոպե)': [`${titleOf(3)}՝ –\u00a0→\u00a040`],
  'Տեմպեր (զարկ/րոպե)': [`${titleOf(3)}՝ –\u00a0→\u00a072`],
  'Զարկեր տակտում': [`${titleOf(4)}՝ –\u00a0→\u00a03`],
  'Ընթերցման կարգավորումներ': ['Թեմա', 'Ձախլիկի ակորդներ'],
};
const STORED = { fav3: '1', tr6: '1' };

/** Opens the favorites and the backup over them. */
async function openBackup() {
  const opened = await renderSongbook('/favorites', { stored: STORED });
  await opened.user.click(opener());
  await screen.findByRole('dialog');
  return opened;
}

test('a broken file is announced each time, one that is too large is not opened, one without news can only be closed', async () => {
  const { user } = await openBackup();
  for (let time = 0; time < 2; time++) {
    await user.upload(chooser(), fileOf('{'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Ֆայլը չի կարդացվում/);
  }
  const large = fileOf(' '.repeat(BACKUP_LIMIT + 1));
  const text = jest.spyOn(large, 'text');
  await user.upload(chooser(), large);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Չափազանց մեծ է'));
  expect(text).not.toHaveBeenCalled();
  await user.upload(chooser(), fileOf(file({ fav3: '1' })));
  expect(await screen.findByText(/^Այս պատճենում նոր բան չկա/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ավելացնել' })).toBeNull();
});

test('a file with a setting that is gone brings all the rest, and says that something is left out', async () => {
  const { user, browserStorage } = await openBackup();
  await user.upload(chooser(), fileOf(file({ fav22: '1', 'songbook:columns': 'whole' })));
  expect(await screen.findByText(/^Չի վերցվում 1 գրառում/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ավելացնել' }));
  expect(browserStorage.stored()).toEqual({ ...STORED, fav22: '1' });
});

test('a dropped file says what it adds and changes', async () => {
  await openBackup();
  const target = screen.getByRole('group', { name: 'Վերականգնել պատճենից' });
  expect(fireEvent.dragOver(target)).toBe(false);
  fireEvent.drop(target, { dataTransfer: { files: [FILE] } });
  await screen.findByText('Նոր սիրելի երգեր');
  expect(news()).toEqual(NEWS);
});

test('two sets of one title are two lines of the preview', async () => {
  const told = jest.spyOn(console, 'error');
  const { user } = await openBackup();
  const set = { place: 0, title: 'Երեկո', entries: {} };
  await user.upload(chooser(), fileOf(file(storedSets({ one: set, other: { ...set, place: 1 } }))));
  await screen.findByRole('heading', { name: 'Նվագացանկեր' });
  expect(news()).toEqual({ Նվագացանկեր: ['Երեկո', 'Երեկո'] });
  const warned = told.mock.calls.map(([message]) => String(message));
  expect(warned.filter((message) => message.includes('same key'))).toEqual([]);
  told.mockRestore();
});

test.each(['#backup=YWFt.012345', '#backu'])('of the link %s it says that nothing changed', async (link) => {
  const { user, browserStorage } = await renderSongbook(`/favorites${link}`, { stored: STORED });
  expect(await screen.findByRole('alert')).toHaveTextContent('Ոչինչ չփոխվեց');
  await user.keyboard('{Escape}');
  expect(addressNow()).toBe('/favorites');
  expect(browserStorage.stored()).toEqual(STORED);
});

test('a link asks before it adds, once', async () => {
  const LINK = formatFragment(fromKept({ fav3: '1', fav22: '1', tr22: '5' }, songs.length));
  const inDialog = (name: string) => within(dialog()!).getByRole('button', { name });
  const heading = () => screen.getByRole('heading', { level: 1 });
  const { user, browserStorage } = await renderSongbook(`/favorites${LINK}`);
  await screen.findByRole('dialog');
  expect(Object.values(news()).flat()).toHaveLength(3);
  expect(inDialog('Փակել')).not.toHaveFocus();
  await user.click(inDialog('Չեղարկել'));
  expect(heading()).toHaveFocus();
  expect(addressNow()).toBe('/favorites');
  expect(browserStorage.stored()).toEqual({});

  act(() => void (window.location.hash = LINK));
  await screen.findByRole('dialog');
  await user.click(inDialog('Ավելացնել'));
  expect(addressNow()).toBe('/favorites');
  expect(heading()).toHaveFocus();
  expect(browserStorage.stored()).toEqual({ fav3: '1', fav22: '1', tr22: '5' });
});

test("a backup's name tells its day where the visitor is, early and late", async () => {
  const named: string[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    named.push(this.download);
  });
  await openBackup();
  for (const time of [new Date(2026, 0, 5, 0, 1), new Date(2026, 10, 21, 23, 59)]) {
    jest.useFakeTimers({ now: time });
    fireEvent.click(screen.getByRole('button', { name: 'Ներբեռնել' }));
    jest.useRealTimers();
  }
  expect(named).toEqual(['songbook-2026-01-05.json', 'songbook-2026-11-21.json']);
  jest.restoreAllMocks();
});
