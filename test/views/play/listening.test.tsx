/** @jest-environment jsdom */
import { cleanup, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { frequencyOf } from '../../../src/sound/buffers';
import { centsOff, SAMPLE_RATE } from '../../support/measureSound';
import { renderSongbook } from '../../support/renderSongbook';
import { giveSoundDevice } from '../../support/soundDevice';
import { storedSettings } from '../../support/storedSettings';

const started = giveSoundDevice();
beforeEach(() => started.splice(0));

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const title = () => screen.getByRole('heading', { level: 1 });
/** The tool that begins to play, pauses and goes on; it says which it does next. */
const tool = () =>
  within(screen.getByRole('group', { name: 'Ընթերցման գործիքներ' })).getByRole('button', {
    name: /^(?:Լսել|Դադարեցնել|Շարունակել)$/,
  });
const player = () => screen.queryByRole('group', { name: 'Նվագարկիչ' });
const closePlayer = () => button('Փակել նվագարկիչը');
const menu = () => within(screen.getByRole('dialog', { name: 'Ավելին' }));

/** Lets a song sound and opens what few need in the bar. */
async function openMenu(address: string, stored: Record<string, string> = {}) {
  const opened = await renderSongbook(address, { stored });
  await opened.user.click(tool());
  await opened.user.click(await screen.findByRole('button', { name: 'Ավելին' }));
  await screen.findByRole('group', { name: 'Նվագակցություն' });
  return opened;
}

test('the keyboard lets a song sound by the tool, which keeps the focus, or by L', async () => {
  const { user } = await renderSongbook('/songs/12');
  tool().focus();
  for (const [key, label] of [
    [' ', 'Դադարեցնել'],
    [' ', 'Շարունակել'],
    ['l', 'Դադարեցնել'],
  ] as const) {
    await user.keyboard(key);
    await waitFor(() => expect(tool()).toHaveAccessibleName(label));
    expect(tool()).toHaveFocus();
  }
  await user.click(closePlayer());
  expect(player()).toBeNull();
  await user.keyboard('l');
  expect(tool()).toHaveAccessibleName('Դադարեցնել');
});

test('the player leaves the focus to the title or the stage, however it is closed', async () => {
  const { user } = await renderSongbook('/songs/12');
  const stage = () => screen.getByRole('group', { name: 'Ամբողջ էկրան' });
  const ways = [
    () => user.keyboard('{Escape}'),
    () => user.keyboard('{Enter}'),
    () => user.click(closePlayer()),
    async () => {
      await user.keyboard('f');
      await waitFor(stage);
      await user.click(closePlayer());
    },
  ];
  for (const [place, way] of ways.entries()) {
    await user.click(tool());
    (await screen.findByRole('button', { name: 'Փակել նվագարկիչը' })).focus();
    await way();
    expect(player()).toBeNull();
    expect(place < 3 ? title() : stage()).toHaveFocus();
  }
});

test('chords are accompanied as was chosen, while they are played and later', async () => {
  const picked = () => menu().getByRole('radio', { name: 'Արպեջիո' });
  const { user, browserStorage } = await openMenu('/songs/0');
  expect(menu().getByRole('radio', { name: 'Զարկով' })).toBeChecked();
  started.splice(0);
  await user.click(picked());
  expect(started).not.toEqual([]);
  expect(tool()).toHaveAccessibleName('Դադարեցնել');
  expect(browserStorage.stored()).toEqual(storedSettings({ accompaniment: 'picked' }));
  cleanup();
  await openMenu('/songs/22', browserStorage.stored());
  expect(picked()).toBeChecked();
});

test('that a tempo is a guess is said until it is tapped, and nowhere else', async () => {
  const guess = () => menu().queryByText(/տեմպը հայտնի չէ/);
  await openMenu('/songs/12');
  expect(guess()).toBeNull();
  cleanup();
  const { user } = await openMenu('/songs/47');
  expect(guess()).toBeVisible();
  expect(screen.getByTestId('tempo')).toHaveTextContent('80');
  const tap = button('Տեմպը՝ հպումներով');
  for (const timeStamp of [1000, 1500])
    fireEvent(tap, Object.defineProperty(createEvent.click(tap), 'timeStamp', { value: timeStamp }));
  expect(screen.getByTestId('tempo')).toHaveTextContent('120');
  // It stays while the tempo is tapped, so that the button does not move.
  expect(guess()).toBeVisible();
  for (let time = 0; time < 2; time++) await user.click(button('Ավելին'));
  await screen.findByRole('group', { name: 'Նվագակցություն' });
  expect(guess()).toBeNull();
});

test('a song says its metre and tempo where it is played, its tune where its key is', async () => {
  const { user } = await openMenu('/songs/12');
  const facts = menu().getByTestId('song-facts');
  expect(facts).toHaveTextContent('3/4 = 80H–D');
  expect(within(facts).getByRole('img', { name: 'րոպեում 80 քառորդ' })).toBeVisible();
  await user.click(screen.getByTestId('transpose-up'));
  await openKey(user);
  expect(screen.getByRole('dialog').querySelector('dl')).toHaveTextContent('ՁայնածավալC–EbՁայնակարգմինոր');
});

async function openKey(user: UserEvent): Promise<void> {
  await user.click(screen.getByTestId('key-button'));
  await screen.findAllByTestId('capo-advice');
}

/** Expects that a note is all that has sounded. */
function expectHeard(pitch: number): void {
  expect(started).toHaveLength(1);
  expect(Math.abs(centsOff(started[0]!, frequencyOf(pitch), SAMPLE_RATE))).toBeLessThan(3);
}

test.each([
  [0, 64],
  [11, 63],
])('the first note of a song that is moved by %i', async (transpose, pitch) => {
  const { user } = await renderSongbook('/songs/12', { stored: { tr12: String(transpose) } });
  await openKey(user);
  expect(started).toEqual([]);
  await user.click(screen.getByTestId('first-note'));
  expectHeard(pitch);
});

test('an own voice is found by ear and by keyboard, is heard at a tap and not before, and is kept', async () => {
  const { user, browserStorage } = await renderSongbook('/songs/22');
  await openKey(user);
  await user.click(button('Ձեր ձայնը՝ Նշված չէ'));
  const opener = button('Գտնել լսողությամբ');
  const finder = () => screen.queryByRole('group', { name: 'Գտնել լսողությամբ' });
  const expectNote = (name: string) => expect(finder()!.querySelector('output')).toHaveTextContent(name);
  const press = async (name: string) => {
    within(finder()!).getByRole('button', { name }).focus();
    await user.keyboard('{Enter}');
  };
  opener.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expectNote('A3'));
  expect(started).toEqual([]);
  await press('Մեկ տոնով ցածր');
  expectHeard(55);
  for (let tone = 2; tone <= 6; tone++) await press('Մեկ տոնով ցածր');
  expectNote('A2');
  await press('Սա իմ ամենացածրն է');
  expectNote('A3');
  expect(within(finder()!).getAllByRole('status')[0]).toHaveTextContent(/^Հիմա բարձրացե՛ք/);
  await press('Կիսատոնով բարձր');
  expectNote('Bb3');
  await press('Սա իմ ամենաբարձրն է');
  expect(finder()).toBeNull();
  expect(screen.getByRole('radio', { name: 'Իմը՝ A2–Bb3' })).toBeChecked();
  expect(opener).toHaveFocus();
  expect(browserStorage.stored()).toEqual(storedSettings({ voice: '45-58' }));
});

test('a song sounds too where no tab can speak to another', async () => {
  Reflect.deleteProperty(window, 'BroadcastChannel');
  const { user } = await renderSongbook('/songs/12');
  await user.click(tool());
  await waitFor(() => expect(started).not.toEqual([]));
});
