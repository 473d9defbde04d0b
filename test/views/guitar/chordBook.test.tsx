/** @jest-environment jsdom */
import { act, screen, within, cleanup } from '@testing-library/react';
import fc from 'fast-check';
import {
  contentsFailed,
  readerSettingChanged,
  selectKnownChords,
  selectShownChords,
} from '../../../src/state';
import {
  ChordDictionary,
  groupByRoot,
  makeChordBook,
} from '../../../src/views/guitar/chordBook/ChordDictionary';
import { songs } from '../../../src/catalogue';
import { findPlayable } from '../../../src/views/guitar/chordBook/PlayableSongs';
import { chordsOfSongs, knowing, songChordNames, storedChords } from '../../support/chords';
import { renderSongbook, unreadStore } from '../../support/renderSongbook';
import { openSongbook } from '../../support/songbook';

/** The headings of the roots; that of the strings to tune by stands above them. */
const roots = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
    .slice(1);
const region = (name: string | RegExp) => within(screen.getByRole('region', { name }));
const known = (name: string) => screen.getByRole('button', { name: `Գիտեմ ${name} ակորդը` });
const field = () => screen.getByRole('textbox', { name: 'Գրե՛ք որևէ ակորդ' });
const typed = () => region('Ձեր գրած ակորդները');
const songsWith = (name: string) => chordsOfSongs.filter((chords) => chords.includes(name)).length;
const namesIn = (part: Pick<typeof screen, 'getAllByTestId'>) =>
  part
    .getAllByTestId('chord-card')
    .map((card) => within(card).getByRole('group').getAttribute('aria-label')!.split(' ')[0]);

async function openDictionary(stored: Record<string, string> = {}) {
  const opened = await renderSongbook('/chords', { stored });
  await screen.findAllByTestId('chord-card');
  return opened;
}

test('the dictionary has every chord of the songs once, by its root, the most used first', async () => {
  await openDictionary();
  expect(screen.getAllByTestId('chord-card')).toHaveLength(songChordNames.length);
  expect(roots()).toEqual(['C', 'D', 'E', 'F', 'F#', 'G', 'G#', 'A', 'Bb', 'H']);
  const card = region('C').getAllByTestId('chord-card')[0]!;
  expect(within(card).getByText(`${songsWith('C')} երգ`)).toBeVisible();
});

test('chords are spelled as the reader wants, and a B that is H is explained', async () => {
  const { store } = await openDictionary();
  const spellAs = (value: 'german' | 'glyphs') =>
    act(() => void store.dispatch(readerSettingChanged({ setting: 'notation', value })));
  expect(screen.queryByText('B = H (սի)')).toBeNull();
  spellAs('glyphs');
  expect(roots()).toEqual(['C', 'D', 'E', 'F', 'F♯', 'G', 'A♭', 'A', 'B♭', 'B']);
  expect(screen.getByText('B = H (սի)')).toBeVisible();
  spellAs('german');
  expect(roots().slice(-2)).toEqual(['B', 'H']);
  expect(screen.queryByText('B = H (սի)')).toBeNull();
});

test('a chord is ticked as known by its sound, and stays once it is known though it is in no song', async () => {
  const { user, store } = await openDictionary(storedChords('Bm', 'Fmaj9'));
  expect(namesIn(region('F'))).toContain('Fmaj9');
  expect(known('Hm')).toHaveAttribute('aria-pressed', 'true');
  expect(known('Am')).toHaveAttribute('aria-pressed', 'false');
  await user.click(known('Am'));
  await user.click(known('Hm'));
  expect(selectKnownChords(store.getState())).toEqual(knowing('Fmaj9', 'Am'));
  expect(screen.getByText('Ակորդն այլևս իմացածների մեջ չէ։')).toBeVisible();
});

test('the panel of a song leads to what can be played, where chords are ticked', async () => {
  const { user } = await renderSongbook('/songs/13');
  await user.click(screen.getByRole('button', { name: 'Ակորդներ' }));
  const link = await screen.findByRole('link', { name: 'Ի՞նչ նվագել' });
  expect(link).toHaveAttribute('href', '/playable');
});

test('any chords can be typed, each stands there once, and what is none is answered', async () => {
  const { user } = await openDictionary();
  const write = async (chords: string) => {
    await user.clear(field());
    await user.paste(chords);
  };
  await write('C(add9), E7(b9,#11) Am f♯m F#m');
  expect(namesIn(typed())).toEqual(['C(add9)', 'E7(b9,#11)', 'Am', 'F#m']);
  await write('c/e, Fmaj9 huh');
  expect(namesIn(typed())).toEqual(['C/E', 'Fmaj9']);
  expect(typed().getAllByText('ոչ մի երգում')).toHaveLength(2);
  expect(screen.getByText(/^«huh» գրությամբ ակորդ չկա։/)).toBeVisible();
  await user.clear(field());
  expect(screen.queryByRole('region', { name: 'Ձեր գրած ակորդները' })).toBeNull();
  await write('b7');
  expect(namesIn(typed())).toEqual(['H7']);
  expect(typed().getByText(`${songsWith('H7')} երգ`)).toBeVisible();
});

test('of what is stored only chords stand there', () => {
  const odd = { ...knowing('Gb'), '9_0-3-7': 'C', x: 'huh', y: 'D' };
  expect(makeChordBook([['F#', 'Gb', 'C']], odd)).toEqual([
    { sound: '6_0-4-7', name: 'F#', songCount: 1 },
    { sound: '0_0-4-7', name: 'C', songCount: 1 },
  ]);
  const book = makeChordBook([['C', 'C7'], ['C7'], ['H']], {});
  expect(groupByRoot(book).map((group) => group.map(({ name }) => name))).toEqual([['C7', 'C'], ['H']]);
});

test('chords that cannot be loaded are asked for again', async () => {
  const store = unreadStore({});
  const { user, services } = await renderSongbook('/', { store, part: <ChordDictionary /> });
  expect(screen.getByText('Loading...')).toBeInTheDocument();
  act(() => void store.dispatch(contentsFailed({ reason: 'broken' })));
  expect(screen.getByRole('alert')).toHaveTextContent('Երգերի ակորդները չհաջողվեց բեռնել');
  const asked = services.wantContents.mock.calls.length;
  await user.click(screen.getByRole('button', { name: 'Կրկին փորձել' }));
  expect(services.wantContents).toHaveBeenCalledTimes(asked + 1);
});

const playableRows = () => region(/^Կարող եք նվագել/).queryAllByTestId('song-way');

const row = (id: number) => playableRows().find(({ dataset }) => dataset['songId'] === String(id));

async function openPlayable(...chords: string[]) {
  const opened = await renderSongbook('/playable', { stored: storedChords(...chords) });
  await screen.findByText('Դուք գիտեք՝');
  return opened;
}

test('a visitor without known chords starts with the first ones', async () => {
  const { user, store } = await renderSongbook('/playable');
  expect(await screen.findByText(/^Նշե՛ք այն ակորդները, որ արդեն գիտեք/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Սկսել առաջին ակորդներից' }));
  expect(selectKnownChords(store.getState())).toEqual(knowing('Am', 'C', 'D', 'Dm', 'E', 'Em', 'G'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(playableRows().length).toBeGreaterThan(20);
});

test('songs are offered as they are, for a capo or in another key, and opened so', async () => {
  await openPlayable('Am', 'Dm', 'C', 'G');
  expect(row(13)!.textContent).toBe(`${songs[13]!.title}${songs[13]!.author}`);
  expect(within(row(13)!).getByRole('link')).toHaveAttribute('href', '/songs/13');
  // Dm C F needs a capo on fret 5: Am G C.
  expect(row(45)).toHaveTextContent(/Կապո 5$/);
  expect(within(row(45)!).getByRole('link')).toHaveAttribute('href', '/songs/45?capo=5');
});

test('a song in another key says how far, and is opened there', async () => {
  // Dm C F sound as Em D G and Fm Eb Ab two and three semitones higher, which no capo makes of them.
  for (const [chords, stored, way, query] of [
    [['Em', 'D', 'G'], {}, '+2', '?transpose=2'],
    [['Fm', 'Eb', 'Ab'], { tr45: '1' }, '+2', '?transpose=3'],
    [['Dm', 'C', 'F'], { tr45: '9' }, '+3', '?transpose=0'],
  ] as const) {
    await renderSongbook('/playable', { stored: { ...storedChords(...chords), ...stored } });
    await screen.findByText('Դուք գիտեք՝');
    expect(row(45)).toHaveTextContent(new RegExp(`տոնայնությունը փոխված է \\${way} կիսատոնով$`));
    expect(within(row(45)!).getByRole('link')).toHaveAttribute('href', `/songs/45${query}`);
    cleanup();
  }
});

test('the chord that brings most songs comes first, and its songs are offered once it is ticked', async () => {
  const { user } = await openPlayable('Am', 'Dm', 'C');
  const before = playableRows().length;
  const [first] = screen.getAllByRole('heading', { level: 3 });
  const count = parseInt(first!.textContent.replace(/^ևս /, ''), 10);
  expect(count).toBeGreaterThan(3);
  await user.click(within(first!.closest('section')!).getByRole('button', { name: /^Գիտեմ/ }));
  expect(playableRows().length).toBeGreaterThanOrEqual(before + count);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('a visitor without a playable song is told so', async () => {
  await openPlayable('Calt', 'Fmaj9');
  expect(region('Կարող եք նվագել 0 երգ').getByText(/դեռ ոչ մի երգ չեք կարող նվագել/)).toBeVisible();
});

test('a chord that is offered next brings the songs that it names, and takes none away', async () => {
  const { store } = await openSongbook();
  const all = selectShownChords(store.getState())!;
  const offered = (known: readonly string[]) =>
    findPlayable(all, knowing(...known)).playable.map(({ song }) => song.id);
  const chord = fc.constantFrom(...songChordNames);
  fc.assert(
    fc.property(fc.array(chord, { maxLength: 10 }), (known) => {
      const { playable, next } = findPlayable(all, knowing(...known));
      for (const { name, songs: brought } of next)
        expect(offered([...known, name])).toEqual(
          expect.arrayContaining([...playable, ...brought].map(({ song }) => song.id)),
        );
    }),
    { numRuns: 25 },
  );
});
