import fc from 'fast-check';
import { songs } from '../../src/catalogue';
import { pitchClass, transposeChordLine } from '../../src/music';
import {
  capoPlaced,
  capoRemoved,
  readerSettingChanged,
  selectSongInKey,
  SETTING_OPTIONS,
  transpositionJumped,
  type SettingValues,
} from '../../src/state';
import { chordsShown } from '../support/chords';
import { openSongbook, songId } from '../support/songbook';

type Store = Awaited<ReturnType<typeof openSongbook>>['store'];
const NAMES = /[A-H][#b♯♭]*/g;

/** What the chords of a song's sheet look like, `N.C.` and what is no chord left out. */
const shown = (store: Store, id: number): readonly string[] =>
  chordsShown(store.getState(), id).filter((chord) => /^[A-H]/.test(chord));

const inKey = (store: Store, id: number) => selectSongInKey(store.getState(), songId(id));
const spell = (store: Store, notation: SettingValues['notation']) =>
  store.dispatch(readerSettingChanged({ setting: 'notation', value: notation }));
const move = (store: Store, id: number, transpose: number) =>
  store.dispatch(transpositionJumped({ id: songId(id), transpose, reason: 'reset' }));

const inE = songs.findIndex(({ key }) => key === 'Em');

test('a song goes by the signature of its key: Em and its sharps, a step up Fm and its flats', async () => {
  const { store } = await openSongbook();
  spell(store, 'glyphs');
  expect(inKey(store, inE).key).toBe('Em');
  move(store, inE, 2);
  expect(inKey(store, inE).key).toBe('F♯m');
  expect(shown(store, inE).join(' ')).not.toContain('♭');
  move(store, inE, 1);
  expect(inKey(store, inE).key).toBe('Fm');
  expect(shown(store, inE).join(' ')).not.toContain('♯');
  expect(inKey(store, inE).originalKey).toBe('Em');
});

test('shapes above a capo go by their own key, what sounds by that of the song', async () => {
  const { store } = await openSongbook();
  const id = songId(inE);
  spell(store, 'german');
  move(store, inE, 3);
  store.dispatch(capoPlaced({ id, capo: 1 }));
  expect(inKey(store, inE)).toMatchObject({ key: 'Gm', playedKey: 'F♯m' });
  expect(shown(store, inE).join(' ')).not.toContain('♭');
  expect(inKey(store, inE).sounding('D#')).toBe('F♯');
});

test('in any song, moved and with any capo, a note has one name, and each chord the pitches it had', async () => {
  const { store } = await openSongbook();
  const names = fc.constantFrom(...SETTING_OPTIONS.notation);
  fc.assert(
    fc.property(
      fc.nat(songs.length - 1),
      names,
      fc.nat(11),
      fc.option(fc.nat(7)),
      (id, notation, transpose, capo) => {
        spell(store, 'written');
        move(store, id, transpose);
        store.dispatch(
          capo === null ? capoRemoved({ id: songId(id) }) : capoPlaced({ id: songId(id), capo }),
        );
        const written = shown(store, id).flatMap((chord) => chord.match(NAMES)!);
        spell(store, notation);
        const spelled = shown(store, id).flatMap((chord) => chord.match(NAMES)!);
        const pitchOf = (name: string): number =>
          notation === 'german' && name === 'B' ? 10 : pitchClass(name);
        expect(spelled.map(pitchOf)).toEqual(written.map(pitchClass));
        expect(new Set(spelled).size).toBe(new Set(spelled.map(pitchOf)).size);
      },
    ),
    { numRuns: 150 },
  );
});

test('that a B is H is said exactly where one stands, on the sheet or among the facts', async () => {
  const { store } = await openSongbook();
  let told = 0;
  for (const notation of SETTING_OPTIONS.notation)
    for (const { id, key, melody } of songs)
      for (const transpose of [0, 2, 7, 11]) {
        spell(store, notation);
        move(store, id, transpose);
        const notes = melody ? [melody.lowest.name, melody.highest.name, melody.first.name, melody.last] : [];
        const { sounding, originalKey, hasBareB } = inKey(store, id);
        const all = [...shown(store, id), ...[key, ...notes].map(sounding), originalKey].join(' ');
        const has = notation !== 'german' && /B(?![b♭])/.test(all);
        expect(hasBareB).toBe(has);
        if (has) told++;
      }
  expect(told).toBeGreaterThan(100);
});

test('as the specification spells it, every chord stands as it is transposed', async () => {
  const { store } = await openSongbook();
  for (const { id, body } of songs) {
    move(store, id, 6);
    const moved = body.chords.flatMap((line) => transposeChordLine(line, 6).match(/\S+/g) ?? []);
    expect(shown(store, id)).toEqual(expect.arrayContaining(moved));
  }
});
