import { songs } from '../../src/catalogue';
import {
  SETTING_OPTIONS,
  readerSettingChanged,
  selectSheet,
  transposedDown,
  type SettingChange,
} from '../../src/state';
import { ReaderControls } from '../../src/views/reader/ReaderControls';
import * as text from '../../src/views/text';
import { draw } from '../support/draw';
import { openSongbook } from '../support/songbook';

const id = songs.find(({ body }) => body.chords.some((line) => /Bb/.test(line)))!.id;
const chordsIn = (markup: string): string[] =>
  [...markup.matchAll(/data-testid="chord"[^>]*>([^<]*)</g)].map(([, chord]) => chord!);
const drawSong = (songbook: Awaited<ReturnType<typeof openSongbook>>): Promise<string> =>
  draw(songbook, `/songs/${id}`);

test('the page of a visitor who sets nothing has no style of its own', async () => {
  expect(await drawSong(await openSongbook())).not.toMatch(/ style=/);
});

test('chords are spelled as the visitor wants, and what is known of them stays', async () => {
  const songbook = await openSongbook();
  const { store } = songbook;
  const sheet = selectSheet(store.getState(), id);
  const written = chordsIn(await drawSong(songbook));
  store.dispatch(readerSettingChanged({ setting: 'notation', value: 'german' }));
  const german = chordsIn(await drawSong(songbook));
  expect(german).not.toEqual(written);
  expect(german.join(' ')).not.toContain('Bb');
  store.dispatch(readerSettingChanged({ setting: 'notation', value: 'glyphs' }));
  expect(chordsIn(await drawSong(songbook)).join(' ')).toContain('B♭');
  expect(selectSheet(store.getState(), id)).toBe(sheet);
  store.dispatch(readerSettingChanged({ setting: 'notation', value: 'written' }));
  expect(chordsIn(await drawSong(songbook))).toEqual(written);
});

test('B natural, as a transposition spells it, is H in German, in the key too', async () => {
  const songbook = await openSongbook();
  const { store } = songbook;
  const ofC = songs.find(({ key }) => key === 'C')!.id;
  store.dispatch(transposedDown({ id: ofC }));
  expect(await draw(songbook, `/songs/${ofC}`)).toContain('<dd>B</dd>');
  store.dispatch(readerSettingChanged({ setting: 'notation', value: 'german' }));
  const drawn = await draw(songbook, `/songs/${ofC}`);
  expect(drawn).toContain('<dd>H</dd>');
  expect(chordsIn(drawn)).toContain('H');
});

test('a screen reader hears the chords only when asked to', async () => {
  const songbook = await openSongbook();
  const hidden = async (): Promise<number> =>
    (await drawSong(songbook)).match(/data-testid="chord"[^>]*aria-hidden="true"/g)?.length ?? 0;
  expect(await hidden()).toBe(chordsIn(await drawSong(songbook)).length);
  songbook.store.dispatch(readerSettingChanged({ setting: 'chordsAnnounced', value: true }));
  expect(await hidden()).toBe(0);
});

test.each(['theme', 'columns', 'sheet', 'notation', 'latin'] as const)(
  'the control of %s shows every choice by name and marks the current one',
  async (setting) => {
    const songbook = await openSongbook();
    for (const value of SETTING_OPTIONS[setting]) {
      songbook.store.dispatch(readerSettingChanged({ setting, value } as SettingChange));
      const radios = (await draw(songbook, '/', <ReaderControls />)).match(
        new RegExp(`<input type="radio" [^>]*name="${setting}"[^>]*>`, 'g'),
      )!;
      expect(radios.map((radio) => radio.includes('checked'))).toEqual(
        SETTING_OPTIONS[setting].map((choice) => choice === value),
      );
    }
  },
);

test('the size of text stops at either end', async () => {
  const songbook = await openSongbook();
  const isEnd = async (): Promise<boolean[]> =>
    [...(await draw(songbook, '/', <ReaderControls />)).matchAll(/aria-disabled="(true|false)"/g)].map(
      ([, end]) => end === 'true',
    );
  for (const [value, ends] of [
    [80, [true, false]],
    [100, [false, false]],
    [200, [false, true]],
  ] as const) {
    songbook.store.dispatch(readerSettingChanged({ setting: 'textSize', value }));
    expect(await isEnd()).toEqual(ends);
    expect(await draw(songbook, '/', <ReaderControls />)).toContain(text.percent(value));
  }
});
