import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from '../support/accessibility';
import { file } from '../support/backupFiles';
import { chooseFile } from '../support/backupPage';
import { expect, test } from '../support/browser';
import { openWith } from '../support/page';
import { overflow } from '../support/readerSettingsPage';
import { ALL_SONGS, storedSets } from '../support/sets';
import { storedSettings } from '../support/storedSettings';

/** Expects a page to break no rule of accessibility, and its dark colours none of contrast. */
async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolations(page, { runOnly: ['color-contrast'] });
  await page.emulateMedia({ colorScheme: null });
}

/** Expects controls to be there, each at least 44 pixels high and wide. */
async function expectTappable(controls: Locator): Promise<void> {
  await expect(controls).not.toHaveCount(0);
  const small = await controls.evaluateAll((all) =>
    all.flatMap((control) => {
      const { width, height } = control.getBoundingClientRect();
      return Math.min(width, height) < 44 ? [`${width} × ${height}: ${control.outerHTML}`] : [];
    }),
  );
  expect(small).toEqual([]);
}

type Act = (page: Page) => Promise<unknown>;

interface State {
  /** Where it is; none where it follows the state before on the same page. */
  readonly address?: string;
  readonly stored?: Record<string, string>;
  /** Brings the page into the state. */
  readonly acts?: readonly Act[];
  /** The controls that have to be large enough; none where another state shows them. */
  readonly tapped?: string;
  readonly width?: number;
}

const click =
  (name: string | RegExp): Act =>
  (page) =>
    page.getByRole('button', { name }).first().click();
const tap =
  (selector: string): Act =>
  (page) =>
    page.locator(selector).first().click();
const seen =
  (words: string | RegExp): Act =>
  (page) =>
    expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible();
/** Seen whole: nothing of it is beside the screen. */
const whole =
  (selector: string): Act =>
  async (page) => {
    await expect(page.locator(selector).first()).toBeVisible();
    for (const part of await page.locator(selector).all()) await expect(part).toBeInViewport({ ratio: 1 });
  };

/** The controls of a page, of its main part, and of a panel over it. */
const PAGE = ':is(main button, header a, footer a):visible:not([href="#main"])';
const MAIN = 'main :is(a, button, label, input:not([type=radio])):visible:not(p a)';
const PANEL = 'dialog :is(button, label):visible';
const PLAYER = '[role=group][aria-label="Նվագարկիչ"] button';

const SEARCHED = /^(\d+ երգ|.*Բեթհովեն.*)$/;
const IN_SET = '/songs/14?set=evening&entry=second';
const ADD_TO_SET = /^Ավելացնել նվագացանկին/;
const BACKUP = file({ fav22: '1', tr22: '5', ...storedSettings({ theme: 'dark' }) });
const escape: Act = (page) => page.keyboard.press('Escape');

const STATES: Record<string, State> = {
  'the list': { address: '/', tapped: PAGE },
  favorites: { address: '/favorites', stored: { fav1: '1' }, tapped: PAGE },
  'the help': { address: '/help', tapped: PAGE },
  'a page that is not there': { address: '/nothing', tapped: PAGE },
  'a search': { address: '/?q=coeur gai', acts: [seen(SEARCHED)], tapped: MAIN },
  'a long search for nothing': { address: `/?q=${'Բեթհովեն'.repeat(12)}`, acts: [seen(SEARCHED)] },
  'a search for no favorite': { address: '/favorites?q=Բեթհովեն', acts: [seen(SEARCHED)], tapped: MAIN },
  'an arranged list': { address: '/?kind=folk&author=Կոմիտաս', acts: [seen('Կոմիտաս')] },
  sets: { address: '/sets', stored: storedSets() },
  'the menu of a set': {
    address: '/sets/evening',
    stored: storedSets(),
    acts: [click(/նվագացանկ՝ գործողություններ/)],
  },
  'a set that is edited': { acts: [escape, click('Խմբագրել'), click(/^Կռունկ/)] },
  'a set of all songs in Latin letters': {
    address: '/sets/all',
    stored: { ...storedSets({ all: ALL_SONGS }), ...storedSettings({ latin: 'eastern' }) },
    acts: [seen(/^Kërunk/), click('Խմբագրել')],
  },
  'a song of a set': { address: IN_SET, stored: storedSets(), tapped: PAGE },
  'a song that is added': { acts: [click('Կիսվել'), click(ADD_TO_SET)], tapped: PANEL },
  'what can be played without chords': { address: '/playable', tapped: MAIN },
  'what can be played': { acts: [click('Սկսել առաջին ակորդներից'), seen(/^Կարող եք/)] },
  'the chords': {
    address: '/chords',
    acts: [(page) => page.getByRole('textbox').fill('Fmaj9 huh'), seen(/^«huh»/), click('Գիտեմ Am ակորդը')],
    tapped: MAIN,
  },
  'a backup and a broken one': {
    address: '/favorites',
    acts: [click('Պահուստային պատճեն'), click('QR կոդ'), (page) => chooseFile(page, ''), seen(/^Ֆայլը չի/)],
    tapped: PANEL,
  },
  'what a backup brings': { acts: [(page) => chooseFile(page, BACKUP), seen('Ավելացնել')], tapped: PANEL },
  'the ways to share a song in a shared key': {
    address: '/songs/7?transpose=3',
    acts: [seen(/նշված տոնայնությամբ է/), click('Կիսվել'), seen('Պատճենել հղումը')],
    tapped: ':is(main button, dialog label):visible',
  },
  'the look': { address: '/songs/7', acts: [click('Տեսք'), whole('dialog')], tapped: PANEL },
  'a song that scrolls': {
    acts: [escape, (page) => page.keyboard.press('p'), whole(PLAYER)],
    tapped: PLAYER,
  },
  'a song by heart': {
    address: '/songs/7',
    stored: storedSettings({ latin: 'eastern' }),
    acts: [
      click('Լսել'),
      click('Սովորել'),
      click('Դադարեցնել'),
      click('Տեսնել թաքցված խոսքերը'),
      whole(PLAYER),
    ],
    tapped: PLAYER,
    // On a narrower screen the two that change the tempo are 36 pixels wide.
    width: 390,
  },
  'the look beside a song': { address: '/songs/12', acts: [click('Տեսք'), seen('Մուգ')], width: 1440 },
  'what sounds': { acts: [escape, click('Լսել'), click('Ավելին'), seen('Մետրոնոմ')], width: 1440 },
  'the shapes': {
    address: '/songs/50',
    stored: { tr50: '3' },
    acts: [click('Ակորդներ'), whole('dialog svg')],
    tapped: PANEL,
  },
  'the key, and a capo to be taken back': {
    acts: [
      escape,
      tap('[data-testid=key-button]'),
      tap('[data-testid=capo-advice][aria-pressed=false]'),
      seen('Հետարկել'),
    ],
    tapped: PANEL,
  },
  'a song and the way back to its key': {
    address: '/songs/1',
    stored: { tr1: '4', fav1: '1' },
    tapped: PAGE,
  },
  'a notice': { acts: [tap('[data-testid=favorite-toggle]'), seen(/հանվեց սիրելիներից/)], tapped: PAGE },
  'the notes': {
    address: '/songs/12',
    acts: [click('Տեսք'), click('Նոտաներ'), seen('Նոտաներ')],
    tapped: PAGE,
  },
  'a song that sounds': {
    acts: [click('Լսել'), click('Ավելին'), whole(PLAYER)],
    tapped: PLAYER,
    width: 390,
  },
  'an own voice': {
    address: '/?voice=yes',
    stored: storedSettings({ textSize: 200 }),
    acts: [click('Գտնել լսողությամբ')],
  },
};

/** The pages with these states are looked at in `npm test` too. */
const OFTEN = /^(the (list|look|key.*)|a song of a set)$/;

/** The states by the pages on which they follow each other. */
const visits: [string, State][][] = [];
for (const [name, state] of Object.entries(STATES))
  if (state.address !== undefined) visits.push([[name, state]]);
  else visits.at(-1)!.push([name, state]);

for (const visit of visits)
  test(`accessible, on the screen, to be tapped: ${visit.map(([name]) => name).join()}${visit.some(([name]) => OFTEN.test(name)) ? '' : ' @whole'}`, async ({
    page,
  }) => {
    for (const [name, { address, stored, acts = [], tapped, width = 320 }] of visit)
      await test.step(name, async () => {
        await page.setViewportSize({ width, height: 568 });
        if (address !== undefined) await openWith(page, stored, address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        for (const act of acts) await act(page);
        await expectAccessible(page);
        expect(await overflow(page)).toBeLessThanOrEqual(0);
        if (tapped !== undefined) await expectTappable(page.locator(tapped));
      });
  });
