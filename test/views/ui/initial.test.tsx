/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { songs } from '../../../src/catalogue';
import { dress, extent } from '../../../src/views/ui/ornament/dress';
import { INITIALS } from '../../../src/views/ui/ornament/initials';
import { renderSongbook } from '../../support/renderSongbook';

const letters = [...new Set(songs.map(({ title }) => title[0]!))];

test.each(letters)('the initial %s is drawn, in red and in blue, within its field', (letter) => {
  const drawn = INITIALS[letter]!.map(dress);
  expect(new Set(drawn.map(({ colour }) => colour))).toEqual(new Set(['red', 'blue']));
  const [left, right] = extent(drawn);
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(105);
  for (const { own, other, lines } of drawn) expect(own + other + lines).not.toMatch(/NaN|Infinity/);
});

test('no letter is drawn that begins no title', () => {
  expect(Object.keys(INITIALS).sort()).toEqual(letters.sort());
});

test('an initial is an ornament: the title stays whole', async () => {
  await renderSongbook('/songs/22');
  expect(screen.getByRole('heading', { level: 1, name: 'Կռունկ' })).toHaveTextContent(/^Կռունկ$/);
  expect(screen.getByRole('article').querySelector('header svg')).toHaveAttribute('aria-hidden', 'true');
});
