/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { songs } from '../../../src/catalogue';
import { sungLines } from '../../../src/catalogue/sections';
import { readerSettingChanged } from '../../../src/state';
import { renderSongbook } from '../../support/renderSongbook';
import { storedSettings } from '../../support/storedSettings';

const MEANT = storedSettings({ meaning: true });
const CHERRIES = 47;
const KRUNK = 22;

const line = (index: number) => document.querySelector<HTMLElement>(`[data-line="${index}"]`)!;
const meanings = () => screen.queryAllByTestId('meaning');
const OWN = /^Թարգմանություններն ու/;

test('the meaning stands after each sung line of a French song, in the language of the page, once it is wanted', async () => {
  const { store, services, browserStorage } = await renderSongbook(`/songs/${CHERRIES}`);
  expect(meanings()).toHaveLength(0);
  expect(services.loadMeanings).not.toHaveBeenCalled();
  expect(screen.queryByText(OWN)).toBeNull();
  await act(async () => void store.dispatch(readerSettingChanged({ setting: 'meaning', value: true })));
  await screen.findAllByTestId('meaning');
  expect(meanings().map((row) => row.closest<HTMLElement>('[data-line]')!.dataset['line'])).toEqual(
    sungLines(songs[CHERRIES]!).map((sung) => String(sung.line)),
  );
  expect(line(0)).toHaveTextContent(/^.*cerises,Երբ երգենք կեռասի ժամանակը,$/);
  for (const row of meanings()) expect(row.closest('[lang]')).toHaveAttribute('lang', 'hy');
  expect(screen.getByTestId('sheet')).toHaveAttribute('lang', 'fr');
  expect(screen.getByText(OWN)).toBeVisible();
  expect(browserStorage.stored()).toEqual(MEANT);
});

test('an Armenian song has no translation in Armenian; of words that are explained together the first has the focus, and a tap on a chord shows the chord', async () => {
  const { user } = await renderSongbook(`/songs/${KRUNK}`, { stored: MEANT });
  const sheet = within(screen.getByTestId('sheet'));
  await sheet.findByRole('button', { name: /տոլապ/ });
  expect(meanings()).toHaveLength(0);
  const together = sheet.getAllByRole('button', { name: /^(մուրվեթ|ու$|քե)/ });
  expect(together.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  await user.click(within(together[2]!).getAllByTestId('chord')[0]!);
  const explanation = 'մուրվեթ ու քերամ՝ շնորհ ու ողորմություն';
  expect(screen.queryByText(explanation, { selector: '[data-toasts] *' })).toBeNull();
});
