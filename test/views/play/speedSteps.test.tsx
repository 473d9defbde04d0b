/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { renderSongbook } from '../../support/renderSongbook';
import { storedSettings } from '../../support/storedSettings';

/** Every number from one to another, by steps. */
const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: (to - from) / step + 1 }, (_, index) => from + index * step);

/** Lets a song scroll, and returns what gives the speeds to which a button leads until it can be pressed no more. */
async function scroll(stored: Record<string, string> = {}) {
  const { user } = await renderSongbook('/songs/7', { stored });
  await user.keyboard('p');
  const tempo = await screen.findByTestId('tempo');
  return (name: string): number[] => {
    const speeds: number[] = [];
    const button = screen.getByRole('button', { name });
    for (; button.ariaDisabled !== 'true'; speeds.push(Number(tempo.textContent))) fireEvent.click(button);
    return speeds;
  };
}

test('a song scrolls 20 lines a minute, and slower and faster by larger steps to either end, and back', async () => {
  const speedsBy = await scroll();
  const faster = [...range(22, 40, 2), ...range(45, 120, 5)];
  const slower = [...range(1, 10, 1), ...range(12, 20, 2)];
  expect(speedsBy('Արագացնել')).toEqual(faster);
  expect(speedsBy('Դանդաղեցնել')).toEqual([...slower, ...faster].reverse().slice(1));
  expect(speedsBy('Արագացնել')).toEqual([...slower, ...faster].slice(1));
});

test('a speed between the steps leads to the end as well', async () => {
  const speedsBy = await scroll(storedSettings({ speeds: { 7: 117.6 } }));
  expect(screen.getByTestId('tempo')).toHaveTextContent('118');
  expect(speedsBy('Արագացնել')).toEqual([120]);
});
