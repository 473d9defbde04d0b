/** @jest-environment jsdom */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { songs } from '../../../src/catalogue';
import { renderSongbook } from '../../support/renderSongbook';

const [id, next] = [3, 7] as const;
const heart = (of: number = id) => screen.getByRole('button', { name: `Սիրելի երգ՝ ${songs[of]!.title}` });
const takeBack = () => screen.queryByRole('button', { name: 'Հետարկել' });

test('the focus returns to where it was, or to the heading where that is gone', async () => {
  const { user } = await renderSongbook('/', { stored: { [`fav${id}`]: '1' } });
  await user.click(heart());
  await user.click(takeBack()!);
  expect(heart()).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'Սիրելիներ' }));
  await user.click(heart());
  await user.click(takeBack()!);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('the key leaves the focus where it is, and the button gives it back to the next row', async () => {
  const { user } = await renderSongbook('/favorites', { stored: { [`fav${id}`]: '1', [`fav${next}`]: '1' } });
  const ways = {
    key: () => user.keyboard('{Control>}z{/Control}'),
    mouse: () => user.click(takeBack()!),
    Tab: async () => {
      await user.tab({ shift: true });
      takeBack()!.focus();
      await user.keyboard('{Enter}');
    },
    // Safari does not focus a button that is clicked.
    Safari: async () => fireEvent.click(takeBack()!),
  };
  for (const take of Object.values(ways)) {
    heart().focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(heart(next)).toHaveFocus());
    await take();
    expect(heart()).toBeVisible();
    expect(heart(next)).toHaveFocus();
  }
});

test('of two offers in a row, the second returns the focus to where it was made', async () => {
  const { user } = await renderSongbook(`/songs/${id}`, { stored: { [`fav${id}`]: '1', [`tr${id}`]: '2' } });
  await user.click(heart());
  await user.click(screen.getByTestId('key-button'));
  const reset = await screen.findByTestId('transpose-reset');
  await user.click(reset);
  await user.click(takeBack()!);
  expect(reset).toHaveFocus();
});
