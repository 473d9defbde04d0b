/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { songs } from '../../../src/catalogue';
import { ornamentFiles, ornamentSettings } from '../../../src/build/site/ornamentFiles';
import { initialOf } from '../../../src/views/ui/ornament/initialOf';
import { readDocument } from '../../support/readDocument';
import { renderSongbook } from '../../support/renderSongbook';

const letters = [...new Set(songs.map(({ title }) => title[0]!))];

test.each(letters)('the initial %s is drawn, in red and in blue, where a page looks for it', (letter) => {
  const { address, field } = initialOf(letter)!;
  const [path, id] = address.split('#');
  const { text } = ornamentFiles.find((file) => `/${file.path}` === path)!;
  const drawn = readDocument(text).getElementById(id!)!;
  const fills = new Set([...drawn.querySelectorAll('path')].map((shape) => shape.getAttribute('fill')));
  expect(fills).toEqual(new Set(['inherit', 'currentColor', 'none']));
  expect(Number(field.split(' ')[2])).toBeLessThanOrEqual(105);
});

test('no letter is drawn that begins no title', () => {
  expect(Object.keys(ornamentSettings.INITIAL_WIDTHS).sort()).toEqual(letters.sort());
});

test('an initial is an ornament: the title stays whole', async () => {
  await renderSongbook('/songs/22');
  expect(screen.getByRole('heading', { level: 1, name: 'Կռունկ' })).toHaveTextContent(/^Կռունկ$/);
  expect(screen.getByRole('article').querySelector('header svg')).toHaveAttribute('aria-hidden', 'true');
});
