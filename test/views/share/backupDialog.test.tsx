/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import { songs } from '../../../src/catalogue';
import {
  BACKUP_LIMIT,
  DEFAULT_READER_SETTINGS,
  formatBackup,
  formatFragment,
  NOTHING_SAVED,
  parseFragment,
  type SavedState,
} from '../../../src/state';
import { backupFileName } from '../../../src/views/share/BackupExport';
import { addressNow, renderSongbook } from '../../support/renderSongbook';
import { settled, songId } from '../../support/songbook';

const opener = () => screen.getByRole('button', { name: 'Պահուստային պատճեն' });
const dialog = () => screen.queryByRole('dialog');
const button = (name: string) => within(dialog()!).getByRole('button', { name });
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

const BACKUP: SavedState = {
  ...NOTHING_SAVED,
  favorites: { [songId(3)]: 1, [songId(9)]: 1 },
  transpositions: { [songId(4)]: 5, [songId(6)]: 2 },
  readerSettings: {
    ...DEFAULT_READER_SETTINGS,
    theme: 'dark',
    hand: 'left',
    speeds: { [songId(3)]: 40 },
    tempos: { [songId(3)]: 72 },
    bars: { [songId(4)]: 3 },
  },
};
const FILE = fileOf(formatBackup(BACKUP, titleOf));
const NEWS = {
  'Նոր սիրելի երգեր': [titleOf(9)],
  Տոնայնություններ: [`${titleOf(4)}՝ 0\u00a0→\u00a0+5`, `${titleOf(6)}՝ +1\u00a0→\u00a0+2`],
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

test('Escape and the button in the corner close the backup and return the focus', async () => {
  const { user } = await openBackup();
  expect(dialog()).toHaveAccessibleName('Պահուստային պատճեն');
  await user.keyboard('{Escape}');
  expect(dialog()).toBeNull();
  expect(opener()).toHaveFocus();
  await user.click(opener());
  await user.click(button('Փակել'));
  expect(dialog()).toBeNull();
  expect(opener()).toHaveFocus();
});

test('the choices are given away as a link, and as a picture of it', async () => {
  const { user } = await openBackup();
  await user.click(button('Պատճենել հղումը'));
  const { pathname, hash } = new URL(await navigator.clipboard.readText());
  expect(pathname).toBe('/favorites');
  expect(parseFragment(hash, songs.length)).toMatchObject({
    favorites: { 3: 1 },
    transpositions: { 6: 1 },
  });
  expect(button('QR կոդ')).toHaveAttribute('aria-expanded', 'false');
  await user.click(button('QR կոդ'));
  expect(button('QR կոդ')).toHaveAttribute('aria-expanded', 'true');
  expect(await screen.findByRole('img', { name: 'QR կոդ' })).toBeVisible();
});

test('a file says what it adds and changes, and is taken over only when that is accepted', async () => {
  const { user, browserStorage } = await openBackup();
  await user.upload(chooser(), FILE);
  expect(await screen.findByRole('dialog', { name: 'Պատճենից կվերականգնվի' })).toBeVisible();
  expect(news()).toEqual(NEWS);
  expect(dialog()).toContainElement(document.activeElement as HTMLElement);
  await settled();
  expect(browserStorage.stored()).toEqual(STORED);
  await user.click(button('Ավելացնել'));
  expect(dialog()).toBeNull();
  await settled();
  expect(browserStorage.stored()).toMatchObject({ fav3: '1', fav9: '1', tr4: '5', tr6: '2' });
});

test('a file that is cancelled changes nothing', async () => {
  const { user, browserStorage } = await openBackup();
  await user.upload(chooser(), FILE);
  await screen.findByText('Նոր սիրելի երգեր');
  await user.click(button('Չեղարկել'));
  expect(dialog()).toBeNull();
  await settled();
  expect(browserStorage.stored()).toEqual(STORED);
});

test('a file that brings nothing new can only be closed', async () => {
  const { user } = await openBackup();
  await user.upload(
    chooser(),
    fileOf(formatBackup({ ...NOTHING_SAVED, favorites: { [songId(3)]: 1 } }, titleOf)),
  );
  expect(await screen.findByText(/^Այս պատճենում նոր բան չկա/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ավելացնել' })).toBeNull();
});

test.each([
  ['{', /^Ֆայլը չի կարդացվում/],
  ['{}', /^Սա երգարանի պատճեն չէ/],
  ['{"format":"songbook-backup","version":5,"songs":[],"reading":{}}', /^Պատճենն արվել է երգարանի ավելի նոր/],
  ['{"format":"songbook-backup","version":1}', /^Պատճենը վնասված է/],
])('a file that begins with %.20j is refused with a reason, each time', async (content, reason) => {
  const { user, browserStorage } = await openBackup();
  for (let time = 0; time < 2; time++) {
    await user.upload(chooser(), fileOf(content));
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText(reason)).toBeVisible();
    expect(within(alert).getByText('Ոչինչ չփոխվեց։')).toBeVisible();
  }
  expect(browserStorage.stored()).toEqual(STORED);
});

test('a file that is too large is not even opened', async () => {
  const { user } = await openBackup();
  const file = fileOf(' '.repeat(BACKUP_LIMIT + 1));
  const text = jest.spyOn(file, 'text');
  await user.upload(chooser(), file);
  expect(await screen.findByRole('alert')).toHaveTextContent('Սա չափազանց մեծ է');
  expect(text).not.toHaveBeenCalled();
});

test('a file can be dropped', async () => {
  await openBackup();
  const target = screen.getByRole('group', { name: 'Վերականգնել պատճենից' });
  expect(fireEvent.dragOver(target)).toBe(false);
  fireEvent.drop(target, { dataTransfer: { files: [FILE] } });
  await screen.findByText('Նոր սիրելի երգեր');
  expect(news()).toEqual(NEWS);
});

test('an address that carries a backup shows it, once', async () => {
  const address = `/favorites${formatFragment(BACKUP)}`;
  const { user } = await renderSongbook(address, { stored: STORED });
  await screen.findByText('Նոր սիրելի երգեր');
  await user.click(button('Ավելացնել'));
  expect(addressNow()).toBe('/favorites');
  expect(dialog()).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.getAllByTestId('song-row')).toHaveLength(2);
});

test('an address whose backup is broken says so', async () => {
  await renderSongbook('/favorites#backup=1.9');
  expect(await screen.findByRole('alert')).toHaveTextContent('Պատճենը վնասված է');
});

test("a backup's name tells its day where the visitor is, early and late", () => {
  expect(backupFileName(new Date(2026, 0, 5, 0, 1))).toBe('songbook-2026-01-05.json');
  expect(backupFileName(new Date(2026, 10, 21, 23, 59))).toBe('songbook-2026-11-21.json');
});
