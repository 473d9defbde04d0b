/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { readTune } from '../../../src/catalogue/tunes/readTune';
import { parseChordPro, songs } from '../../../src/catalogue';
import { transposedUp } from '../../../src/state';
import { renderSongbook } from '../../support/renderSongbook';
import { storedSettings } from '../../support/storedSettings';

const SONG = songs.find(({ tune, key }) => tune !== '' && key === 'Am')!;
const COPIED = 'Պատճենվեց';
const group = (name: string) => within(screen.getByRole('group', { name }));
const copyLink = () => group('Երգի հղումը').getByRole('button', { name: /^Պատճեն/ });
const copied = () => navigator.clipboard.readText();
const ABOVE = 'Տեքստ՝ ակորդները տողերից վեր';

/** Chooses a format of a song, and copies or downloads it. */
async function take(user: UserEvent, format: string, action = 'Պատճենել'): Promise<void> {
  await user.selectOptions(screen.getByRole('combobox', { name: 'Որպես ֆայլ' }), format);
  await user.click(await screen.findByRole('button', { name: action }));
}

/** Opens a song and the panel that gives it away. */
async function openShare(transpose = 0, settings = {}) {
  const stored = { [`tr${SONG.id}`]: String(transpose), ...storedSettings(settings) };
  const opened = await renderSongbook(`/songs/${SONG.id}`, { stored });
  await opened.user.click(screen.getByRole('button', { name: 'Կիսվել' }));
  await screen.findByRole('option', { name: 'ChordPro' });
  return opened;
}

afterEach(() => {
  jest.restoreAllMocks();
  delete (navigator as Partial<Record<'share', unknown>>).share;
});

test('the link is copied, and the button and a screen reader say so; a device that cannot send offers only that', async () => {
  const { user } = await openShare();
  expect(screen.queryByRole('button', { name: 'Ուղարկել հղումը' })).toBeNull();
  await user.click(copyLink());
  expect(copyLink()).toHaveTextContent(COPIED);
  expect(group('Երգի հղումը').getByRole('status')).toHaveTextContent(COPIED);
  expect(await copied()).toBe(`http://localhost/songs/${SONG.id}`);
});

test('the link leads to the key that is shown, and in another key is to be copied anew', async () => {
  const { user, store } = await openShare(3);
  await user.click(copyLink());
  expect(await copied()).toBe(`http://localhost/songs/${SONG.id}?transpose=3`);
  act(() => void store.dispatch(transposedUp({ id: SONG.id })));
  expect(copyLink()).toHaveTextContent('Պատճենել հղումը');
  await user.click(copyLink());
  expect(await copied()).toBe(`http://localhost/songs/${SONG.id}?transpose=4`);
});

test('a browser that refuses the clipboard leaves the text to be copied by hand', async () => {
  const { user } = await openShare();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await user.click(copyLink());
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');
  expect(field).toHaveAccessibleName(/^Զննարկիչը չթողեց պատճենել/);
  expect(field).toHaveValue(`http://localhost/songs/${SONG.id}`);
  expect(field).toHaveFocus();
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
  expect(copyLink()).toHaveTextContent('Պատճենել հղումը');
});

test.each([
  [0, 'Am\n'],
  [2, 'Bm\nB = H (սի)\n'],
])('moved by %d, a song is copied as ChordPro in that key, and as text that explains B', async (by, told) => {
  const { user } = await openShare(by);
  await take(user, ABOVE);
  expect(await copied()).toContain(`Տոնայնություն՝ ${told}`);
  await take(user, 'ChordPro');
  const { song } = parseChordPro(await copied());
  expect(song).toMatchObject({ title: SONG.title, key: by === 0 ? 'Am' : 'Hm' });
  expect(readTune(song!.tune).notes).toEqual(
    readTune(SONG.tune).notes.map((note) => ({ ...note, pitch: note.pitch + by })),
  );
});

test('the link carries the capo that was chosen, a text the shapes as the sheet spells them', async () => {
  const { user } = await openShare(2, { notation: 'german', capos: { [SONG.id]: 5 } });
  await user.click(copyLink());
  expect(await copied()).toBe(`http://localhost/songs/${SONG.id}?transpose=2&capo=5`);
  await take(user, ABOVE);
  const sheet = new Set(screen.getAllByTestId('chord').map(({ textContent }) => textContent));
  const text = await copied();
  expect(text).toContain('Տոնայնություն՝ Hm\nԿապո՝ 5\n');
  for (const chord of sheet) expect(text).toContain(chord);
  expect(sheet).toContain('F♯m');
});

test('ChordPro has the names of the sheet in letters that other programs read', async () => {
  const { user } = await openShare(2, { notation: 'german' });
  await take(user, 'ChordPro');
  const file = await copied();
  const sheet = new Set(screen.getAllByTestId('chord').map(({ textContent }) => textContent));
  const plain = [...sheet].map((chord) => chord.replace('H', 'B').replace('♯', '#'));
  expect(plain.some((chord) => chord.startsWith('B'))).toBe(true);
  for (const chord of plain) expect(file).toContain(`[${chord}]`);
  expect(file).toContain('{key: Bm}');
});

test('a device that can send is offered the link, and may think better of it', async () => {
  const share = jest.fn().mockRejectedValue(new Error('cancelled'));
  Object.assign(navigator, { share });
  const { user } = await openShare(3);
  await user.click(screen.getByRole('button', { name: 'Ուղարկել հղումը' }));
  expect(share).toHaveBeenCalledWith({
    title: `${SONG.title} - ${SONG.author}`,
    url: `http://localhost/songs/${SONG.id}?transpose=3`,
  });
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('a file has the name of the song and holds its words', async () => {
  const files: Blob[] = [];
  const named: string[] = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    named.push(this.download);
  });
  const { user } = await openShare();
  for (const format of ['ChordPro', ABOVE]) await take(user, format, 'Ներբեռնել');
  expect(named).toEqual([`${SONG.title}.cho`, `${SONG.title}.txt`]);
  expect(await files[0]!.text()).toContain(`{title: ${SONG.title}}`);
  expect(await files[1]!.text()).toContain('Տոնայնություն՝ Am');
});

test('a browser that cannot record says so, and the song is shared all the same', async () => {
  const { user } = await openShare();
  await take(user, 'Մեկ տան ձայնագրություն՝ WAV', 'Ներբեռնել WAV');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Այս զննարկիչը չկարողացավ/);
  await take(user, 'ChordPro');
  expect(await copied()).toContain(`{title: ${SONG.title}}`);
});
