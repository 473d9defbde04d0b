/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { songs } from '../../../src/catalogue';
import { adviseCapo } from '../../../src/music/shapes';
import { UKULELE } from '../../../src/music/shapes/ukulele';
import { chordsAt } from '../../../src/views/guitar/songChords';
import { selectContent } from '../../../src/state';
import { renderSongbook } from '../../support/renderSongbook';
import { songId } from '../../support/songbook';
import { storedSettings } from '../../support/storedSettings';

const UKULELE_CHOSEN = storedSettings({ instrument: 'ukulele' });
// A short song in Am.
const inAm = songs[29]!.id;

const frets = async () => (await screen.findAllByTestId('chord-diagram'))[0]!.getAttribute('aria-label');

test('beside the capo a reader chooses the ukulele, and the shapes are its own', async () => {
  const { user, store } = await renderSongbook(`/songs/${inAm}`);
  await user.click(screen.getByTestId('key-button'));
  await screen.findAllByTestId('capo-advice');
  await user.click(screen.getByRole('radio', { name: 'Ուկուլելե' }));
  expect(screen.getByRole('radio', { name: 'Ուկուլելե' })).toHaveFocus();
  const advised = async () =>
    (await screen.findAllByTestId('capo-advice')).map(({ dataset }) => dataset['capo']);
  const chords = chordsAt(selectContent(store.getState(), songId(inAm)), 0);
  const best = adviseCapo(chords, UKULELE).map(({ capo }) => String(capo));
  expect((await advised())[0]).toBe(best[0]);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Ակորդներ' }));
  expect(screen.getByRole('dialog', { name: 'Ակորդներն ուկուլելեի վրա' })).toBeVisible();
  expect(await frets()).toBe('Am ակորդ, լադերը՝ 4-րդ լարից մինչև 1-ինը. 2, բաց, բաց, բաց');
});

test('the chord book has its shapes and strings', async () => {
  await renderSongbook('/chords', { stored: UKULELE_CHOSEN });
  expect(await frets()).toBe('C ակորդ, լադերը՝ 4-րդ լարից մինչև 1-ինը. բաց, բաց, բաց, 3');
  const strings = within(screen.getByRole('region', { name: 'Լարել ուկուլելեն' })).getAllByRole('button');
  expect(strings.map(({ textContent }) => textContent)).toEqual(['G', 'C', 'E', 'A']);
});

test('who begins is asked for the first chords of the ukulele', async () => {
  await renderSongbook('/playable', { stored: UKULELE_CHOSEN });
  expect(await screen.findByText('A Am C D Dm F G')).toBeVisible();
});
