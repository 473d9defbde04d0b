/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { songs } from '../../../src/catalogue';
import { readerSettingChanged, type SettingChange } from '../../../src/state';
import { renderSongbook } from '../../support/renderSongbook';

const withFlat = songs.find(({ body }) => body.chords.some((line) => line.includes('Bb')))!;
const ofC = songs.find(({ key }) => key === 'C')!;
const french = songs.find(({ language }) => language === 'fr')!;
const chords = () => screen.getAllByTestId('chord').map(({ textContent }) => textContent);
const lines = () => screen.getAllByTestId('song-line');

/** Opens a song, and lets the visitor set how it is shown. */
async function openSheet(id: number) {
  const { store, ...opened } = await renderSongbook(`/songs/${id}`);
  const set = (change: SettingChange) => act(async () => void store.dispatch(readerSettingChanged(change)));
  return { ...opened, set };
}

test('chords are spelled as the visitor wants', async () => {
  const { set } = await openSheet(withFlat.id);
  const written = chords();
  await set({ setting: 'notation', value: 'german' });
  expect(chords()).not.toEqual(written);
  expect(chords().join(' ')).not.toContain('Bb');
  await set({ setting: 'notation', value: 'glyphs' });
  expect(chords().join(' ')).toContain('B♭');
  await set({ setting: 'notation', value: 'written' });
  expect(chords()).toEqual(written);
});

test('B natural, as a transposition spells it, is H in German, in the key too', async () => {
  const { user, set } = await openSheet(ofC.id);
  const key = () => screen.getByText('Տոնայնություն', { selector: 'dt' }).nextElementSibling;
  await user.click(screen.getByTestId('transpose-down'));
  expect(key()).toHaveTextContent(/^B$/);
  await set({ setting: 'notation', value: 'german' });
  expect(key()).toHaveTextContent(/^H$/);
  expect(chords()).toContain('H');
});

test('a screen reader hears each line as one sentence, and its chords before it when asked to', async () => {
  const { user, set } = await openSheet(withFlat.id);
  const drawn = () => lines().filter((line) => line.querySelector('[aria-hidden=true]'));
  const heard = () => drawn().map(({ dataset }) => dataset['heard']);
  const { lyrics } = withFlat.body;
  expect(heard()).toEqual(drawn().map(({ dataset }) => lyrics[Number(dataset['line'])]));
  expect(drawn().flatMap((line) => [...line.childNodes])).toHaveLength(drawn().length);
  await set({ setting: 'chordsAnnounced', value: true });
  const [first] = drawn();
  const expectChordsHeard = () => {
    const ofFirst = within(first!)
      .getAllByTestId('chord')
      .map(({ textContent }) => textContent);
    expect(heard()[0]).toBe(`${ofFirst.join(', ')}։ ${lyrics[Number(first!.dataset['line'])]}`);
  };
  expectChordsHeard();
  await user.click(screen.getByTestId('transpose-up'));
  expectChordsHeard();
});

test('the words stand in their lines, as in the song', async () => {
  await openSheet(french.id);
  const words = lines().map((line) =>
    [...line.querySelectorAll('[data-testid=lyric]')].map(({ textContent }) => textContent).join(''),
  );
  const { lyrics } = french.body;
  expect(words.map((line) => line.trim())).toEqual(lyrics.map((line) => line.trim()));
  expect(lines().map(({ dataset }) => dataset['line'])).toEqual([...lyrics.keys()].map(String));
});

test('French words have no Latin letters under them', async () => {
  const { set } = await openSheet(french.id);
  await set({ setting: 'latin', value: 'eastern' });
  expect(document.querySelectorAll('[data-testid=sheet] [lang=hy-Latn]')).toHaveLength(0);
});
