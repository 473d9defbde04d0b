/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { songs } from '../../../src/catalogue';
import { voicingsOf } from '../../../src/music/shapes';
import { readerSettingChanged } from '../../../src/state';
import { VoicingPicker } from '../../../src/views/guitar/VoicingPicker';
import { renderSongbook } from '../../support/renderSongbook';
import { storedSettings } from '../../support/storedSettings';

/** Opens a song and the shapes of its first chord. */
async function openShapes(id: number, stored: Record<string, string> = {}) {
  const opened = await renderSongbook(`/songs/${id}`, { stored });
  await opened.user.click(screen.getByRole('button', { name: 'Ակորդներ' }));
  await screen.findByRole('group', { name: 'Երգի ակորդները' });
  return opened;
}

/** Opens a song and the panel of its key. */
async function openKey(id: number, stored: Record<string, string> = {}) {
  const opened = await renderSongbook(`/songs/${id}`, { stored });
  await opened.user.click(screen.getByTestId('key-button'));
  await screen.findAllByTestId('capo-advice');
  return opened;
}

const strip = () => within(screen.getByRole('group', { name: 'Երգի ակորդները' })).getAllByRole('button');
const pressed = () => strip().find((button) => button.ariaPressed === 'true')?.textContent;
const turn = (name: 'Նախորդ' | 'Հաջորդ') => screen.getByRole('button', { name: `${name} մատնադրությունը` });
const otherPlace = () =>
  screen.getAllByTestId('capo-advice').find((button) => button.ariaPressed === 'false')!;
const note = () => screen.queryByTestId('capo');
const sheetChords = () => screen.getAllByTestId('chord').map(({ textContent }) => textContent);
const voices = () => screen.queryByRole('group', { name: 'Ձեր ձայնը' });
const FITS = 'Այս տոնայնությունը ձեր ձայնին հարմար է';
// A short song in Am.
const inAm = 29;

test('a chord without a voicing says so, another does not', async () => {
  const parts = (
    <>
      <VoicingPicker chord="Calt" name="Calt" capo={0} />
      <VoicingPicker chord="C" name="C" capo={0} />
    </>
  );
  await renderSongbook('/', { part: parts });
  expect(screen.getByText('«Calt» ակորդի համար մատնադրություն չգտնվեց։')).toBeVisible();
  expect(screen.getAllByTestId('chord-diagram')).toHaveLength(1);
});

test('voicings turn both ways, from either end to the other', async () => {
  const count = voicingsOf('C').length;
  const { user } = await renderSongbook('/', { part: <VoicingPicker chord="C" name="C" capo={0} /> });
  const place = () => screen.getByRole('status').textContent;
  const drawing = () => screen.getByTestId('chord-diagram').getAttribute('aria-label');
  const first = drawing();
  expect(place()).toBe(`1/${count}`);
  await user.click(turn('Նախորդ'));
  expect(place()).toBe(`${count}/${count}`);
  expect(drawing()).not.toBe(first);
  await user.click(turn('Հաջորդ'));
  await user.click(turn('Հաջորդ'));
  expect(place()).toBe(`2/${count}`);
  for (let step = 1; step < count; step++) await user.click(turn('Հաջորդ'));
  expect(place()).toBe(`1/${count}`);
  expect(drawing()).toBe(first);
});

test('the strip has every chord of the sheet once, in its key and spelling, and shows the one that is tapped', async () => {
  const { user, store } = await openShapes(inAm);
  const expectSheet = () =>
    expect(strip().map(({ textContent }) => textContent)).toEqual([...new Set(sheetChords())]);
  expectSheet();
  expect(pressed()).toBe(sheetChords()[0]);
  await user.click(turn('Հաջորդ'));
  await user.click(strip()[1]!);
  expect(pressed()).toBe(strip()[1]!.textContent);
  expect(screen.getByTestId('voicing-place')).toHaveTextContent(/^1\//);
  expect(screen.queryByTestId('shapes-above')).toBeNull();
  await user.click(screen.getByTestId('transpose-up'));
  await user.click(screen.getByRole('button', { name: 'Ակորդներ' }));
  expectSheet();
  act(() => void store.dispatch(readerSettingChanged({ setting: 'notation', value: 'glyphs' })));
  expectSheet();
  expect(pressed()).toMatch(/♭m$/);
});

test('who asks for all shapes of a song has them above it, in its order and in its key', async () => {
  const { user } = await renderSongbook(`/songs/${inAm}`, { stored: storedSettings({ shapesAbove: true }) });
  const namesAbove = async () =>
    within(await screen.findByTestId('shapes-above'))
      .getAllByRole('img')
      .map((diagram) => diagram.getAttribute('aria-label')!.split(' ')[0]);
  const written = sheetChords();
  expect(await namesAbove()).toEqual([...new Set(written)]);
  await user.click(screen.getByTestId('transpose-up'));
  expect(await namesAbove()).toEqual([...new Set(sheetChords())]);
  expect(sheetChords()).not.toEqual(written);
});

test('the place that is played and the own one are among those that are offered', async () => {
  await openKey(1, storedSettings({ capos: { 1: 6 } }));
  const places = screen.getAllByTestId('capo-advice');
  expect(places.map(({ dataset }) => dataset['capo'])).toEqual(expect.arrayContaining(['2', '6']));
  expect(places.find(({ ariaPressed }) => ariaPressed === 'true')?.dataset['capo']).toBe('6');
});

test('an easy key is one tap away, and then says that there is none easier', async () => {
  const { user } = await openKey(inAm, { [`tr${inAm}`]: '1' });
  const button = screen.getByTestId('easy-key');
  expect(button).toHaveAccessibleName(/^Անցնել ավելի հեշտ տոնայնության՝ Bm \(\+1 կիսատոն\)$/);
  expect(button).toHaveAttribute('aria-disabled', 'false');
  await user.click(button);
  expect(button).toHaveTextContent('Այս տոնայնությունն արդեն հեշտ է');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveFocus();
  const easy = screen.getByTestId('transpose-value').textContent;
  await user.click(button);
  expect(screen.getByTestId('transpose-value')).toHaveTextContent(easy);
});

test('a report names the song, the line, the chord and the key it is shown in', async () => {
  await openShapes(inAm, { [`tr${inAm}`]: '1' });
  const link = screen.getByRole('link', { name: 'Հայտնել այս տողի սխալի մասին' });
  const address = new URL(link.getAttribute('href')!);
  const body = address.searchParams.get('body')!;
  expect([address.protocol, address.pathname]).toEqual(['mailto:', 'contact@example.org']);
  expect(address.searchParams.get('subject')).toContain(songs[inAm]!.title);
  expect(body).toContain(`${inAm}. ${songs[inAm]!.title}`);
  expect(body).toContain(`Ակորդ՝ ${pressed()} (բնագրում՝ Am)`);
  expect(body).toContain('Տոնայնության փոփոխություն՝ +1 կիսատոն, կապո՝ 0');
});

test('a voice is named once, and the key that suits it is one tap away and can be taken back', async () => {
  const { user } = await openKey(28);
  expect(screen.queryByTestId('voice-key')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Ձեր ձայնը՝ Նշված չէ' }));
  await user.click(within(voices()!).getByRole('radio', { name: 'Բաս' }));
  const button = screen.getByTestId('voice-key');
  expect(button).toHaveTextContent('Անցնել ձեր ձայնին հարմար տոնայնության՝ Dm (−2 կիսատոն)');
  await user.click(button);
  expect(screen.getByTestId('key')).toHaveTextContent('Dm');
  expect(screen.getByTestId('transpose-value')).toHaveTextContent('10');
  expect(button).toHaveTextContent(FITS);
  expect(button).toHaveFocus();
  await user.click(button);
  expect(screen.getByTestId('transpose-value')).toHaveTextContent('10');
  await user.click(await screen.findByRole('button', { name: 'Հետարկել' }));
  expect(screen.getByTestId('transpose-value')).toHaveTextContent('0');
  expect(button).toHaveTextContent(/^Անցնել ձեր ձայնին հարմար տոնայնության՝ /);
});

test('where the tune is not known, nothing is claimed', async () => {
  const { id } = songs.find(({ melody }) => melody === null)!;
  await openKey(id, storedSettings({ voice: 'bass' }));
  expect(voices()).toBeNull();
});

test('a capo shows its shapes in the sheet, says so beside the key, and is taken off again', async () => {
  const { user, store } = await openKey(inAm, { [`tr${inAm}`]: '1' });
  const written = sheetChords();
  const place = otherPlace();
  expect(note()).toBeNull();
  await user.click(place);
  expect(place).toHaveAttribute('aria-pressed', 'true');
  expect(note()).toHaveTextContent(new RegExp(`^Կապո ${place.dataset['capo']}՝${sheetChords()[0]}$`));
  expect(screen.getByTestId('key')).toHaveTextContent('Bbm');
  expect(sheetChords()).not.toEqual(written);
  await user.click(screen.getByRole('button', { name: /^Առանց կապոյի/ }));
  expect(note()).toBeNull();
  expect(sheetChords()).toEqual(written);
  expect(store.getState().songSettings.capos).toEqual({});
});
