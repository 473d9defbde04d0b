/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderSongbook } from '../../support/renderSongbook';

const panel = () => screen.queryByRole('dialog', { name: 'Ստեղնաշարի և ոտնակի ստեղները' });

test('the key «?» tells what keys do, and so does a button on every page', async () => {
  const { user } = await renderSongbook('/');
  expect(panel()).toBeNull();
  await user.keyboard('?');
  expect(await screen.findByText('PageDown', { exact: false })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Փակել' }));
  expect(panel()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Ստեղներ' }));
  expect(panel()).toBeVisible();
});
