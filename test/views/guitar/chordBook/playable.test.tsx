/** @jest-environment jsdom */
import { cleanup, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { songs } from '../../../../src/catalogue';
import { capoPlaced, selectKnownChords, selectShownChords, transposedUp } from '../../../../src/state';
import { findPlayable } from '../../../../src/views/guitar/chordBook/playableSongs';
import { knowing, songChordNames, storedChords } from '../../../support/chords';
import { renderSongbook } from '../../../support/renderSongbook';
import { openSongbook, songId } from '../../../support/songbook';

const section = (name: string) => within(screen.getByRole('region', { name }));
const playableRows = () =>
  within(screen.getByRole('region', { name: /^Կարող եք նվագել/ })).queryAllByTestId('song-way');

const row = (id: number) => playableRows().find(({ dataset }) => dataset['songId'] === String(id));

async function openPlayable(...chords: string[]) {
  const opened = await renderSongbook('/playable', { stored: storedChords(...chords) });
  await screen.findByText('Դուք գիտեք՝');
  return opened;
}

test('whoever knows no chord starts with the first ones', async () => {
  const { user, store } = await renderSongbook('/playable');
  expect(await screen.findByText('Դեռ ոչ մի ակորդ չեք նշել')).toBeVisible();
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
    expect(row(45)).toHaveTextContent(new RegExp(`փոխադրված \\${way} կիսատոնով$`));
    expect(within(row(45)!).getByRole('link')).toHaveAttribute('href', `/songs/45${query}`);
    cleanup();
  }
});

test('what the visitor has chosen for a song counts', async () => {
  const { store } = await openSongbook();
  const shown = (id: number) => selectShownChords(store.getState())!.find((song) => song.id === id)!;
  expect(shown(1)).toMatchObject({ capo: 2, transpose: 0 });
  expect(shown(45).chords).toEqual(['Dm', 'C', 'F']);
  store.dispatch(transposedUp({ id: songId(45) }));
  expect(shown(45).chords).toEqual(['Ebm', 'Db', 'Gb']);
  store.dispatch(capoPlaced({ id: songId(45), capo: 1 }));
  expect(shown(45)).toMatchObject({ chords: ['Dm', 'C', 'F'], transpose: 1, capo: 1 });
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

test('who can play nothing yet is told so', async () => {
  await openPlayable('Calt', 'Fmaj9');
  expect(section('Կարող եք նվագել 0 երգ').getByText(/ոչ մի երգ դեռ չի նվագվի/)).toBeVisible();
});

test('a list never shrinks when a chord is learnt', async () => {
  const { store } = await openSongbook();
  const all = selectShownChords(store.getState())!;
  const offered = (known: readonly string[]) =>
    findPlayable(all, knowing(...known)).playable.map(({ song }) => song.id);
  const chord = fc.constantFrom(...songChordNames);
  fc.assert(
    fc.property(fc.array(chord, { maxLength: 10 }), chord, (known, learnt) => {
      const { playable, next } = findPlayable(all, knowing(...known));
      const after = offered([...known, learnt]);
      expect(after).toEqual(expect.arrayContaining(playable.map(({ song }) => song.id)));
      for (const { name, songs: brought } of next)
        expect(offered([...known, name])).toEqual(expect.arrayContaining(brought.map(({ song }) => song.id)));
    }),
    { numRuns: 25 },
  );
});
