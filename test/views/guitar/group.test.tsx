/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { renderSongbook } from '../../support/renderSongbook';
import { storedSets } from '../../support/sets';
import { storedSettings } from '../../support/storedSettings';

const group = () => screen.getByRole('region', { name: 'Խմբի ձայները' });
const voice = (name: string) => within(group()).getByRole('button', { name });
const openKey = async (id: number, settings: object) => {
  const stored = storedSettings(settings);
  const rendered = await renderSongbook(`/songs/${id}`, { stored });
  await rendered.user.click(screen.getByTestId('key-button'));
  return { ...rendered, found: await screen.findByRole('region', { name: 'Խմբի ձայները' }) };
};

test('a group is named in the menu of a set, up to six voices, and a tap takes one out', async () => {
  const { user, store } = await renderSongbook('/sets/evening', { stored: storedSets() });
  await user.click(screen.getByRole('button', { name: /նվագացանկ՝ գործողություններ$/ }));
  await user.click(screen.getByRole('button', { name: 'Խմբի ձայները' }));
  await screen.findByRole('region', { name: 'Խմբի ձայները' });
  for (const name of ['+ Բաս', '+ Ալտ', '+ Ալտ', '+ Բաս', '+ Բաս', '+ Բաս', '+ Տենոր'])
    await user.click(voice(name));
  expect(store.getState().readerSettings.group).toBe('bass_alto_alto_bass_bass_bass');
  await user.click(within(group()).getAllByRole('button', { name: 'Հանել՝ Ալտ' })[1]!);
  expect(group()).toHaveFocus();
  expect(store.getState().readerSettings.group).toBe('bass_alto_bass_bass_bass');
});

test('a song moves to the key that all can sing', async () => {
  const { user, store, found } = await openKey(12, { group: 'bass_alto' });
  await user.click(within(found).getByTestId('group-key'));
  expect(store.getState().transpositions).not.toEqual({});
  expect(found).toHaveTextContent('Այս տոնայնությունը խմբին ամենահարմարն է');
});

test.each([
  ['whose voice it leaves out', 12, '48-55_tenor', 'Ձայնածավալից դուրս է՝ C3–G3'],
  ['that nothing is known of a song without a tune', 3, 'bass_alto', 'խմբին հարմար տոնայնությունը հայտնի չէ'],
])('it says %s', async (_, id, group, said) => {
  const { found } = await openKey(id, { group });
  expect(found).toHaveTextContent(said);
});
