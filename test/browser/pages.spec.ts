import { expect, test } from '@playwright/test';

test('the list shows every song with title, author and heart', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Բոլոր երգերը | Երգեր և ակորդներ');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Բոլոր երգերը');
  const first = page.getByTestId('song-row').first();
  await expect(first).toHaveAttribute('data-song-id', '0');
  await expect(first.getByTestId('favorite-toggle')).toHaveAttribute('aria-pressed', 'false');
});
