/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { filesRun } from '../../support/filesRun';
import { renderSongbook } from '../../support/renderSongbook';

// A reader opens these files to follow a tap from the button to the storage. Each limit is the latest count.
test.each([
  ['plus', '/songs/22', 'transpose-up', 44],
  ['the heart', '/songs/22', 'favorite-toggle', 32],
  ['the heart', '/', 'favorite-toggle', 26],
])('a tap on %s at %s runs no more files than it did', async (_, address, control, most) => {
  const { user } = await renderSongbook(address);
  const button = screen.getAllByTestId(control)[0]!;
  await user.hover(button);
  const files = await filesRun(() => user.click(button));
  expect(files.length).toBeGreaterThan(5);
  expect(files.length).toBeLessThanOrEqual(most);
});
