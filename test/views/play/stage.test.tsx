/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { songs } from '../../../src/catalogue';
import { scrollSpeedChanged } from '../../../src/state';
import { renderSongbook } from '../../support/renderSongbook';

const FAVORITES = { fav23: '1', fav29: '1' };
const root = document.documentElement;
const isOnStage = () => root.hasAttribute('data-stage');
const path = () => window.location.pathname;
/** Waits until a song's page is there. */
const shown = (id: number) =>
  waitFor(() => expect(screen.getByTestId('song-title')).toHaveTextContent(songs[id]!.title));
/** jsdom draws nothing: so wide the page is said to be. */
const WIDTH = 900;

beforeEach(() => {
  jest.spyOn(document.body, 'getBoundingClientRect').mockReturnValue({ left: 0, width: WIDTH } as DOMRect);
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const name of ['fullscreenEnabled', 'fullscreenElement', 'exitFullscreen'])
    Reflect.deleteProperty(document, name);
  Reflect.deleteProperty(root, 'requestFullscreen');
});

/** Lets the page fill the screen as in most browsers; returns what ends that as the browser's own Escape does. */
function withFullScreen() {
  const leave = () => {
    Object.assign(document, { fullscreenElement: null });
    document.dispatchEvent(new Event('fullscreenchange', { bubbles: true }));
  };
  const exitFullscreen = jest.fn(async () => leave());
  Object.assign(document, { fullscreenEnabled: true, fullscreenElement: null, exitFullscreen });
  const requestFullscreen = jest.fn(async () => {
    Object.assign(document, { fullscreenElement: root });
    document.dispatchEvent(new Event('fullscreenchange', { bubbles: true }));
  });
  Object.assign(root, { requestFullscreen });
  return { leave, exitFullscreen, requestFullscreen };
}

/** Opens a song and puts it on stage. */
async function openStage(id = 23) {
  const opened = await renderSongbook(`/songs/${id}`, { stored: FAVORITES });
  await opened.user.click(screen.getByRole('button', { name: 'Ամբողջ էկրան' }));
  await screen.findByRole('group', { name: 'Ամբողջ էկրան' });
  return opened;
}

test('by Escape, f or its button a visitor leaves the stage, with the focus as before', async () => {
  const { user } = await openStage();
  const opener = () => screen.getByRole('button', { name: 'Ամբողջ էկրան' });
  for (const leave of [
    () => user.keyboard('{Escape}'),
    () => user.keyboard('f'),
    () => user.click(screen.getByRole('button', { name: 'Դուրս գալ ամբողջ էկրանի ռեժիմից' })),
  ]) {
    if (!isOnStage()) await user.click(opener());
    await screen.findByRole('group', { name: 'Ամբողջ էկրան' });
    await user.keyboard('{Tab}x');
    expect(isOnStage()).toBe(true);
    await leave();
    expect(isOnStage()).toBe(false);
    expect(screen.queryByRole('group', { name: 'Ամբողջ էկրան' })).toBeNull();
    expect(opener()).toHaveFocus();
  }
});

test('on the stage a French title is marked as such', async () => {
  await openStage(47);
  const heading = within(screen.getByRole('group', { name: 'Ամբողջ էկրան' })).getByRole('heading');
  expect(within(heading).getByText(songs[47]!.title)).toHaveAttribute('lang', 'fr');
});

test('a visitor who came by a key gets the heading', async () => {
  const { user } = await renderSongbook('/songs/23');
  await user.keyboard('f');
  await waitFor(() => expect(screen.getByRole('group', { name: 'Ամբողջ էկրան' })).toHaveFocus());
  await user.keyboard('{Escape}');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('the stage fills the screen where the browser lets it, and each ends with the other', async () => {
  const { leave, requestFullscreen, exitFullscreen } = withFullScreen();
  const { user } = await openStage();
  expect(requestFullscreen).toHaveBeenCalledTimes(1);
  act(leave);
  expect(isOnStage()).toBe(false);
  await user.keyboard('f');
  await user.click(await screen.findByRole('button', { name: 'Դուրս գալ ամբողջ էկրանի ռեժիմից' }));
  expect(exitFullscreen).toHaveBeenCalledTimes(1);
});

test('in full screen Escape, too, closes the shape of a chord before it ends the stage', async () => {
  const { leave } = withFullScreen();
  await openStage();
  fireEvent.click(screen.getAllByTestId('chord')[0]!);
  await screen.findByTitle('Փակել');
  act(leave);
  expect(screen.queryByTitle('Փակել')).toBeNull();
  expect(isOnStage()).toBe(true);
  act(leave);
  expect(isOnStage()).toBe(false);
});

test('the stage goes on with the next favorite, by an arrow or a tap on the right, and back by one on the left', async () => {
  const { requestFullscreen } = withFullScreen();
  const { user } = await openStage();
  await user.keyboard('{ArrowDown}');
  await shown(29);
  expect(isOnStage()).toBe(true);
  const sheet = () => screen.getByTestId('sheet');
  fireEvent.click(sheet(), { clientX: WIDTH / 2 });
  fireEvent.click(screen.getByTestId('transpose-up'), { clientX: 1 });
  await act(async () => undefined);
  expect(path()).toBe('/songs/29');
  fireEvent.click(sheet(), { clientX: 1 });
  await shown(23);
  fireEvent.click(sheet(), { clientX: WIDTH - 1 });
  await shown(29);
  expect(requestFullscreen).toHaveBeenCalledTimes(1);
});

test('a song scrolls 20 lines a minute, slower and faster by larger steps to either end, and the speed is kept', async () => {
  // Otherwise jsdom shows the whole page, and the song stops at its end.
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000);
  const { user, store } = await renderSongbook('/songs/23');
  await user.keyboard('p');
  const tempo = await screen.findByTestId('tempo');
  const speedsBy = (name: string): number[] => {
    const speeds: number[] = [];
    const button = screen.getByRole('button', { name });
    for (; button.ariaDisabled !== 'true'; speeds.push(Number(tempo.textContent))) fireEvent.click(button);
    return speeds;
  };
  const range = (from: number, to: number, step: number): number[] =>
    Array.from({ length: (to - from) / step + 1 }, (_, index) => from + index * step);
  const faster = [...range(22, 40, 2), ...range(45, 120, 5)];
  const slower = [...range(1, 10, 1), ...range(12, 20, 2)];
  expect(speedsBy('Արագացնել')).toEqual(faster);
  expect(speedsBy('Դանդաղեցնել')).toEqual([...slower, ...faster].reverse().slice(1));
  expect(store.getState().songSettings.speeds).toEqual({ 23: 1 });
  act(() => void store.dispatch(scrollSpeedChanged({ id: songs[23]!.id, speed: 117.6 })));
  expect(tempo).toHaveTextContent('118');
  expect(speedsBy('Արագացնել')).toEqual([120]);
});

test('past the end of a song a pedal opens the next favorite, before its beginning the last', async () => {
  const { user } = await renderSongbook('/songs/23', { stored: FAVORITES });
  for (const [on, back] of [
    ['{PageDown}', '{PageUp}'],
    ['{ArrowRight}', '{ArrowLeft}'],
    [' ', '{Shift>} {/Shift}'],
  ] as const)
    for (const [key, song] of [
      [on, 29],
      [back, 23],
      [back, 23],
    ] as const) {
      await user.keyboard(key);
      await shown(song);
    }
});

test('off stage only «n», where the keyboard has it, goes on: no tap, no other key and none that is held', async () => {
  const { user } = await renderSongbook('/songs/23', { stored: FAVORITES });
  fireEvent.click(screen.getByTestId('sheet'), { clientX: WIDTH - 1 });
  await user.keyboard('{ArrowDown}{ArrowUp}');
  for (const modifier of ['ctrlKey', 'altKey', 'shiftKey', 'metaKey'])
    expect(fireEvent.keyDown(document.body, { code: 'KeyN', [modifier]: true })).toBe(true);
  expect(fireEvent.keyDown(document.body, { code: 'KeyN', repeat: true })).toBe(false);
  fireEvent.keyDown(document.body, { key: 'b', code: 'KeyN' });
  await act(async () => undefined);
  expect(path()).toBe('/songs/23');
  fireEvent.keyDown(document.body, { key: 'n', code: 'KeyL' });
  expect(path()).not.toBe('/songs/23');
});
