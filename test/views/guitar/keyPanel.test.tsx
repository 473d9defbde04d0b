/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderSongbook } from '../../support/renderSongbook';

test('the way back to the original key is offered once, also where that key is the easier one', async () => {
  const { user } = await renderSongbook('/songs/22', { stored: { tr22: '3' } });
  await user.click(screen.getByTestId('key-button'));
  const back = await screen.findByTestId('transpose-reset');
  expect(back).toHaveAccessibleName(/Am/);
  expect(screen.queryByTestId('easy-key')).toBeNull();
  await user.click(back);
  expect(screen.queryByTestId('easy-key')).toBeNull();
});
