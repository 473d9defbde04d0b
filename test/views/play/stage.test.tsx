/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { songs } from '../../../src/catalogue';
import { renderSongbook } from '../../support/renderSongbook';

const FAVORITES = { fav3: '1', fav7: '1' };
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
async function openStage(id = 3) {
  const opened = await renderSongbook(`/songs/${id}`, { stored: FAVORITES });
  await opened.user.click(screen.getByRole('button', { name: 'Ամբողջ էկրան' }));
  await screen.findByRole('group', { name: 'Ամբողջ էկրան' });
  return opened;
}

test.each(['Escape', 'f', 'button'])(
  'by %s a visitor leaves the stage, with the focus as before',
  async (way) => {
    const { user } = await openStage();
    await user.keyboard('{Tab}x');
    expect(isOnStage()).toBe(true);
    if (way === 'button')
      await user.click(screen.getByRole('button', { name: 'Դուրս գալ ամբողջ էկրանի ռեժիմից' }));
    else await user.keyboard(way === 'f' ? 'f' : '{Escape}');
    expect(isOnStage()).toBe(false);
    expect(screen.queryByRole('group', { name: 'Ամբողջ էկրան' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Ամբողջ էկրան' })).toHaveFocus();
  },
);

test('a visitor who came by a key gets the heading', async () => {
  const { user } = await renderSongbook('/songs/3');
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

test('in full screen Escape, too, closes a panel before it ends the stage', async () => {
  const { leave } = withFullScreen();
  await openStage();
  fireEvent.click(screen.getAllByTestId('chord')[0]!);
  await screen.findByRole('dialog');
  act(leave);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(isOnStage()).toBe(true);
  act(leave);
  expect(isOnStage()).toBe(false);
});

test('the stage goes on with the next favorite, by an arrow or a tap on the right, and back by one on the left', async () => {
  const { requestFullscreen } = withFullScreen();
  const { user } = await openStage();
  await user.keyboard('{ArrowDown}');
  await shown(7);
  expect(isOnStage()).toBe(true);
  const sheet = () => screen.getByTestId('sheet');
  fireEvent.click(sheet(), { clientX: WIDTH / 2 });
  fireEvent.click(screen.getByTestId('transpose-up'), { clientX: 1 });
  await act(async () => undefined);
  expect(path()).toBe('/songs/7');
  fireEvent.click(sheet(), { clientX: 1 });
  await shown(3);
  fireEvent.click(sheet(), { clientX: WIDTH - 1 });
  await shown(7);
  expect(requestFullscreen).toHaveBeenCalledTimes(1);
});

const speed = () => screen.queryByRole('group', { name: 'Թերթելու արագությունը' });

test('the speed goes step by step and is kept for the song', async () => {
  // Otherwise jsdom shows the whole page, and the song stops at its end.
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000);
  const { user, store } = await renderSongbook('/songs/3');
  await user.keyboard('p');
  await user.click(await screen.findByRole('button', { name: 'Արագացնել' }));
  expect(speed()).toHaveTextContent('22');
  await user.click(screen.getByRole('button', { name: 'Դանդաղեցնել' }));
  await user.click(screen.getByRole('button', { name: 'Դանդաղեցնել' }));
  expect(speed()).toHaveTextContent('18');
  expect(store.getState().songSettings.speeds).toEqual({ 3: 18 });
});

test.each([
  ['{PageDown}', '{PageUp}'],
  ['{ArrowRight}', '{ArrowLeft}'],
  [' ', '{Shift>} {/Shift}'],
])(
  'past the end of a song «%s» opens the next favorite, before its beginning «%s» the last',
  async (on, back) => {
    const { user } = await renderSongbook('/songs/3', { stored: FAVORITES });
    for (const [key, song] of [
      [on, 7],
      [back, 3],
      [back, 3],
    ] as const) {
      await user.keyboard(key);
      await waitFor(() =>
        expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(songs[song]!.title),
      );
    }
  },
);

test('off stage only «n», where the keyboard has it, goes on: no tap, no other key and none that is held', async () => {
  const { user } = await renderSongbook('/songs/3', { stored: FAVORITES });
  fireEvent.click(screen.getByTestId('sheet'), { clientX: WIDTH - 1 });
  await user.keyboard('{ArrowDown}{ArrowUp}');
  for (const modifier of ['ctrlKey', 'altKey', 'shiftKey', 'metaKey'])
    expect(fireEvent.keyDown(document.body, { code: 'KeyN', [modifier]: true })).toBe(true);
  expect(fireEvent.keyDown(document.body, { code: 'KeyN', repeat: true })).toBe(false);
  fireEvent.keyDown(document.body, { key: 'b', code: 'KeyN' });
  await act(async () => undefined);
  expect(path()).toBe('/songs/3');
  fireEvent.keyDown(document.body, { key: 'n', code: 'KeyL' });
  expect(path()).not.toBe('/songs/3');
});
