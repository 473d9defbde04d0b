import fc from 'fast-check';
import {
  barChanged,
  entriesAdded,
  entriesMoved,
  entryRemoved,
  favoriteToggled,
  knownChordsChanged,
  readerSettingChanged,
  selectChoices,
  setMade,
  setRemoved,
  setRenamed,
  SETTING_OPTIONS,
  transposedDown,
  transposedUp,
  BARS,
  type SongbookAction,
  tempoChanged,
} from '../../src/state';
import { openSongbook, songId } from '../support/songbook';
import { BrowserProcess, type TabProcess } from '../support/tabProcesses';

const TABS = 3;
const set = 'evening';
const LETTERS = SETTING_OPTIONS.textSize;

type Tab = Awaited<ReturnType<typeof openTab>>;

async function openTab(process: TabProcess) {
  const songbook = await openSongbook(process);
  return {
    ...songbook,
    process,
    saved: () => selectChoices(songbook.store.getState()),
    /** Handles the oldest waiting storage event. */
    hear(): void {
      const event = process.events.shift();
      if (event) songbook.sync(event.key);
    },
  };
}

/** Tabs in processes of their own, with a set in which some songs stand. */
async function openTabs() {
  const browser = new BrowserProcess();
  const first = await openTab(browser.startTab());
  first.store.dispatch(setMade({ set, content: { place: 0, title: 'Երեկո', entries: {} } }));
  settle([first]);
  const tabs = [first];
  while (tabs.length < TABS) tabs.push(await openTab(browser.startTab()));
  return tabs;
}

/** Lets everything arrive that is on its way; throws where tabs answer each other for ever. */
function settle(tabs: readonly Tab[]): void {
  for (let round = 0; tabs.some(({ process }) => !process.isQuiet); round++) {
    if (round > 300) throw new Error('the tabs never come to rest');
    for (const { process, hear } of tabs) {
      process.send();
      process.receive();
      hear();
    }
  }
}

/** What a visitor does in a tab; `count` tells one step from all others. */
const ACTS: Readonly<Record<string, (tab: Tab, count: number) => SongbookAction | null>> = {
  add: (_, count) =>
    entriesAdded({
      set,
      entries: { [`entry${count}`]: { place: count, song: songId(count % 51), transpose: 0, note: '' } },
    }),
  remove: (tab, count) => withEntry(tab, count, (entry) => entryRemoved({ set, entry })),
  move: (tab, count) => withEntry(tab, count, (entry) => entriesMoved({ set, places: { [entry]: -count } })),
  rename: (_, count) => setRenamed({ set, title: `Երեկո ${count}` }),
  learn: (_, count) => knownChordsChanged({ [`chord${count}`]: 'Am' }),
  bar: (_, count) => barChanged({ id: songId(count % 51), beats: BARS[count % BARS.length]! }),
  tempo: (_, count) => tempoChanged({ id: songId(count % 51), tempo: 20 + (count % 280) }),
  heart: (tab, count) => favoriteToggled({ id: ownSong(tab, count) }),
  up: (tab, count) => transposedUp({ id: ownSong(tab, count) }),
  letters: (_, count) =>
    readerSettingChanged({ setting: 'textSize', value: LETTERS[count % LETTERS.length]! }),
};

/** One of the songs whose heart and key only this tab changes. */
const ownSong = ({ process }: Tab, count: number) =>
  songId((count % 4) * TABS + process.browser.tabs.indexOf(process));

function withEntry(tab: Tab, count: number, act: (entry: string) => SongbookAction): SongbookAction | null {
  const entries = Object.keys(tab.saved().sets.entries).map((name) => name.slice(`${set}.`.length));
  return entries.length > 0 ? act(entries[count % entries.length]!) : null;
}

const STEPS = ['act', 'act', 'send', 'receive', 'hear'] as const;
const step = fc.record({
  tab: fc.nat(TABS - 1),
  kind: fc.constantFrom(...STEPS),
  act: fc.constantFrom(...Object.keys(ACTS)),
});

test('tabs in processes of their own lose no change of each other, in whatever order their writes arrive', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 40, maxLength: 120 }), async (steps) => {
      const tabs = await openTabs();
      const [added, removed] = [new Set<string>(), new Set<string>()];
      const [moved, learnt] = [new Set<string>(), new Set<string>()];
      const hearts: Record<string, boolean> = {};
      const keys: Record<string, number> = {};
      const tempos: Record<string, number[] | undefined> = {};
      for (const [count, { tab, kind, act }] of steps.entries()) {
        const acting = tabs[tab]!;
        if (kind === 'send') acting.process.send();
        if (kind === 'receive') acting.process.receive();
        if (kind === 'hear') acting.hear();
        if (kind !== 'act') continue;
        const action = ACTS[act]!(acting, count);
        if (!action) continue;
        acting.store.dispatch(action);
        if (entriesAdded.match(action)) added.add(Object.keys(action.payload.entries)[0]!);
        if (entriesMoved.match(action)) moved.add(Object.keys(action.payload.places)[0]!);
        if (entryRemoved.match(action)) removed.add(action.payload.entry);
        if (knownChordsChanged.match(action)) learnt.add(Object.keys(action.payload)[0]!);
        if (favoriteToggled.match(action)) hearts[action.payload.id] = !hearts[action.payload.id];
        if (transposedUp.match(action)) keys[action.payload.id] = ((keys[action.payload.id] ?? 0) + 1) % 12;
        if (tempoChanged.match(action)) (tempos[action.payload.id] ??= []).push(action.payload.tempo);
      }
      settle(tabs);
      const saved = tabs[0]!.saved();
      for (const other of tabs) expect(other.saved()).toEqual(saved);
      const there = Object.keys(saved.sets.entries).map((name) => name.slice(`${set}.`.length));
      // What a tab moves while another removes it may be there or not, but in all tabs alike.
      const surely = [...added].filter((entry) => !removed.has(entry));
      const perhaps = [...added].filter((entry) => removed.has(entry) && moved.has(entry));
      expect(there).toEqual(expect.arrayContaining(surely));
      expect([...surely, ...perhaps]).toEqual(expect.arrayContaining(there));
      expect(Object.keys(saved.knownChords).sort()).toEqual([...learnt].sort());
      expect(Object.keys(saved.songSettings.tempos)).toEqual(Object.keys(tempos));
      for (const [id, tempo] of Object.entries(saved.songSettings.tempos))
        expect(tempos[id]).toContain(tempo);
      expect(Object.keys(saved.favorites)).toEqual(Object.keys(hearts).filter((id) => hearts[id]));
      expect(saved.transpositions).toEqual(keys);
      const reopened = await openTab(tabs[0]!.process.browser.startTab());
      expect(reopened.saved()).toEqual(saved);
    }),
    { numRuns: 100 },
  );
});

test('a set that one tab removes while another renames it is there or not in all tabs alike', async () => {
  const tabs = await openTabs();
  const [one, other] = [tabs[0]!, tabs[1]!];
  one.store.dispatch(setRemoved({ set }));
  other.store.dispatch(setRenamed({ set, title: 'Առավոտ' }));
  settle(tabs);
  const { sets } = one.saved();
  for (const tab of tabs) expect(tab.saved().sets).toEqual(sets);
  const reopened = await openTab(one.process.browser.startTab());
  expect(reopened.saved().sets).toEqual(sets);
});

test('a tab that starts and removes a stored 0 does not remove what another tab writes over it at that moment', async () => {
  const browser = new BrowserProcess();
  const one = await openTab(browser.startTab());
  one.store.dispatch(transposedDown({ id: songId(1) }));
  one.store.dispatch(transposedUp({ id: songId(1) }));
  settle([one]);
  one.store.dispatch(transposedUp({ id: songId(1) }));
  const other = await openTab(browser.startTab());
  one.process.send();
  settle([one, other]);
  expect(browser.entries).toEqual(new Map([['tr1', '1']]));
  for (const tab of [one, other]) expect(tab.saved().transpositions).toEqual({ 1: 1 });
});
