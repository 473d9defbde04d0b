/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { songs } from '../../../src/catalogue';
import { SETTING_OPTIONS } from '../../../src/state';
import { SongLook } from '../../../src/views/pages/SongLook';
import { renderSongbook } from '../../support/renderSongbook';
import { storedSettings } from '../../support/storedSettings';

const LEGENDS = {
  sheet: 'Ի՞նչ ցույց տալ',
  theme: 'Թեմա',
  listBeside: 'Երգացանկը՝ կողքին',
} as const;
/** Draws the panel with the choices behind «more» too. */
async function show(reading = {}) {
  const part = <SongLook id={songs[0]!.id} onStaff={() => undefined} />;
  const shown = await renderSongbook('/', { part, stored: storedSettings(reading) });
  await shown.user.click(screen.getByRole('button', { name: 'Ավելին' }));
  return shown;
}

test.each(Object.entries(LEGENDS) as [keyof typeof LEGENDS, string][])(
  'the control of %s shows every choice, marks the current one and sets another',
  async (setting, legend) => {
    const { user, browserStorage } = await show();
    const radios = () =>
      within(screen.getByRole('group', { name: legend })).getAllByRole<HTMLInputElement>('radio');
    expect(radios()).toHaveLength(SETTING_OPTIONS[setting].length);
    for (const [place, value] of SETTING_OPTIONS[setting].entries()) {
      await user.click(radios()[place]!);
      expect(radios().map(({ checked }) => checked)).toEqual(
        SETTING_OPTIONS[setting].map((option) => option === value),
      );
    }
    expect(browserStorage.stored()).toEqual(storedSettings({ [setting]: SETTING_OPTIONS[setting].at(-1) }));
  },
);

test('the list of notations has every one, shows the current one and sets another', async () => {
  const { user, browserStorage } = await show();
  const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Ակորդների գրություն' });
  expect([...list.options].map(({ value }) => value)).toEqual(SETTING_OPTIONS.notation);
  for (const value of SETTING_OPTIONS.notation) {
    await user.selectOptions(list, value);
    expect(list).toHaveValue(value);
  }
  expect(browserStorage.stored()).toEqual(storedSettings({ notation: SETTING_OPTIONS.notation.at(-1) }));
});

test.each([
  ['playsOn', 'Վերջում անցնել հաջորդ երգին', true],
  ['fullRefrains', 'Նվագելիս կրկներգն ամեն անգամ ցուցադրել ամբողջությամբ', false],
  ['chordsAnnounced', 'Էկրանի ընթերցիչով կարդալ նաև ակորդները', true],
])('the switch of %s is turned and turned back', async (setting, name, turned) => {
  const { user, browserStorage } = await show();
  const control = screen.getByRole('checkbox', { name });
  await user.click(control);
  expect(browserStorage.stored()).toEqual(storedSettings({ [setting]: turned }));
  await user.click(control);
  expect(browserStorage.stored()).toEqual({});
});

const SIZES = SETTING_OPTIONS.textSize;

test.each([
  [80, 'Փոքրացնել տառերը', 'Մեծացնել տառերը', SIZES[1]],
  [200, 'Մեծացնել տառերը', 'Փոքրացնել տառերը', SIZES.at(-2)],
])('at %d %% text stops, its button keeps the focus, the other steps', async (size, stopped, other, next) => {
  const { user } = await show({ textSize: size });
  const button = screen.getByRole('button', { name: stopped });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('button', { name: other })).toHaveAttribute('aria-disabled', 'false');
  await user.click(button);
  expect(screen.getByText(`${size} %`)).toBeVisible();
  expect(button).toHaveFocus();
  await user.click(screen.getByRole('button', { name: other }));
  expect(screen.getByText(`${next} %`)).toBeVisible();
});

const OWN = 'Հայատառ';
const LATIN = 'Լատինատառ';
const MEANING = 'Իմաստը';

test.each<[taps: string[], chosen: string[], stored: Parameters<typeof storedSettings>[0]]>([
  [[], [OWN], {}],
  [[MEANING], [OWN, MEANING], { meaning: true }],
  [[LATIN], [OWN, LATIN], { latin: 'eastern', latinAlone: false }],
  [[LATIN, MEANING, OWN], [LATIN, MEANING], { latin: 'eastern', latinAlone: true, meaning: true }],
  [[OWN], [LATIN], { latin: 'eastern', latinAlone: true }],
  [[OWN, OWN], [OWN, LATIN], { latin: 'eastern', latinAlone: false }],
  // Kept, for in another language they would be on.
  [[OWN, LATIN], [OWN], { latin: 'none', latinAlone: false }],
  [[MEANING, MEANING], [OWN], { meaning: false }],
])('after taps on %j, the words are shown as %j', async (taps, chosen, stored) => {
  const { user, browserStorage } = await show();
  const group = screen.getByRole('group', { name: 'Խոսքերը (Latin letters)' });
  for (const name of taps) await user.click(within(group).getByRole('button', { name }));
  const pressed = within(group).queryAllByRole('button', { pressed: true });
  expect(pressed.map(({ textContent }) => textContent)).toEqual(chosen);
  expect(browserStorage.stored()).toEqual(storedSettings(stored));
});

test('Latin letters that were switched off come back beside the Armenian ones, as pronounced last', async () => {
  const { user, browserStorage } = await show({ latin: 'western', latinAlone: true });
  const button = screen.getByRole('button', { name: LATIN });
  await user.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'false');
  await user.click(button);
  expect(browserStorage.stored()).toEqual(
    storedSettings({ latin: 'western', latinLast: 'western', latinAlone: false }),
  );
});

describe('with Latin letters', () => {
  test('their spelling and who reads them are chosen, and only then', async () => {
    const { user, browserStorage } = await show();
    const name = 'Էկրանի ընթերցիչով կարդալ լատինատառը';
    expect(screen.queryByRole('checkbox', { name })).toBeNull();
    await user.click(screen.getByRole('button', { name: LATIN }));
    await user.click(screen.getByRole('radio', { name: 'Արևմտահայերեն' }));
    await user.click(screen.getByRole('checkbox', { name }));
    expect(browserStorage.stored()).toEqual(
      storedSettings({ latin: 'western', latinAlone: false, latinHeard: true }),
    );
  });

  test.each([
    ['eastern', 'ts ծ ց', 'dz ձ', 'j ջ'],
    ['western', 'ts ձ ց', 'dz ծ', 'j ճ'],
  ])(
    'how letters that mislead are pronounced is told by two words of songs each: %s',
    async (latin, ...heads) => {
      const { user } = await show({ latin });
      await user.click(screen.getByRole('button', { name: 'Ինչպե՞ս են հնչում տառերը' }));
      const rows = within(await screen.findByRole('table')).getAllByRole('row');
      const sung = songs.flatMap(({ body }) => body.lyrics).join(' ');
      for (const row of rows) {
        const examples = [...row.querySelectorAll('td [lang=hy]')].map(({ textContent }) => textContent);
        expect(examples).toHaveLength(2);
        for (const word of examples) expect(sung.toLowerCase()).toContain(word.toLowerCase());
      }
      const found = rows.map((row) =>
        within(row)
          .getByRole('rowheader')
          .textContent.replace(/(?<=\w)(?=[ա-և])/, ' '),
      );
      expect(found).toEqual(expect.arrayContaining(heads));
    },
  );
});
