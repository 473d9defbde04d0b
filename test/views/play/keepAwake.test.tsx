/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import { KeepAwake } from '../../../src/views/play/KeepAwake';
import { setVisibility } from '../../support/jsdomGaps';
import { renderSongbook } from '../../support/renderSongbook';

const MINUTE = 60_000;

/** A device whose screen a page can keep awake. */
class Device {
  readonly held = new Set<EventTarget>();
  asked = 0;
  isRefusing = false;

  readonly request = async (): Promise<EventTarget> => {
    this.asked++;
    if (this.isRefusing) throw new Error('battery is low');
    const lock = Object.assign(new EventTarget(), { release: async () => this.take(lock) });
    this.held.add(lock);
    return lock;
  };

  take(lock = [...this.held][0]!): void {
    if (this.held.delete(lock)) lock.dispatchEvent(new Event('release'));
  }
}

let device: Device;
const pass = (minutes: number) => jest.advanceTimersByTimeAsync(minutes * MINUTE);
const touch = async (type = 'pointerdown') => {
  window.dispatchEvent(new Event(type));
  await pass(0);
};

beforeEach(() => {
  device = new Device();
  Object.defineProperty(navigator, 'wakeLock', { value: device, configurable: true });
});
afterEach(() => {
  jest.useRealTimers();
  setVisibility('visible');
  delete (navigator as Partial<Record<'wakeLock', unknown>>).wakeLock;
});

/** Opens a song as far as the screen is concerned. */
async function open(isInUse = false): Promise<() => void> {
  jest.useFakeTimers();
  const { unmount } = render(<KeepAwake isInUse={isInUse} />);
  await pass(0);
  return unmount;
}

test('a song keeps the screen awake for ten minutes without a touch, then a touch wakes it, scrolling does not', async () => {
  await open();
  for (const type of ['pointerdown', 'keydown', 'wheel', 'scroll']) {
    await pass(10 - 1 / MINUTE);
    await touch(type);
    expect(device.held.size).toBe(1);
  }
  await pass(10);
  expect(device.held.size).toBe(0);
  expect(device.asked).toBe(1);
  await touch('scroll');
  expect(device.held.size).toBe(0);
  await touch();
  expect(device.held.size).toBe(1);
});

test('a song in use keeps the screen awake without a touch', async () => {
  await open(true);
  await pass(120);
  expect(device.held.size).toBe(1);
  expect(device.asked).toBe(1);
});

test('a hidden page lets go of the screen, and asks for it when it is shown', async () => {
  setVisibility('hidden');
  await open();
  expect(device.asked).toBe(0);
  for (const visibility of ['visible', 'hidden', 'visible'] as const) {
    setVisibility(visibility);
    await pass(0);
    expect(device.held.size).toBe(visibility === 'visible' ? 1 : 0);
  }
});

test('what the system took back or refused is asked for at the next touch', async () => {
  await open();
  device.take();
  device.isRefusing = true;
  await touch();
  device.isRefusing = false;
  await touch();
  expect(device.held.size).toBe(1);
  expect(device.asked).toBe(3);
});

test('a song that is left lets go, and hears of nothing more', async () => {
  const leave = await open();
  leave();
  await touch();
  expect(device.held.size).toBe(0);
  expect(device.asked).toBe(1);
});

test('a song on screen keeps it awake, in use while it scrolls or is on the stage, and a list does not', async () => {
  const { user } = await renderSongbook('/songs/23');
  await waitFor(() => expect(device.held.size).toBe(1));
  for (const key of ['p', '{Escape}', 'f', '{Escape}']) {
    const before = device.asked;
    await user.keyboard(key);
    await waitFor(() => expect(device.asked).toBe(before + 1));
    expect(device.held.size).toBe(1);
  }
  await user.click(screen.getByRole('link', { name: 'Սիրելիներ' }));
  await waitFor(() => expect(device.held.size).toBe(0));
});
