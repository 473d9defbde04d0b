/** @jest-environment jsdom */
import { act, cleanup, screen, within } from '@testing-library/react';
import { placeChords } from '../../../src/music';
import { voicingsOf } from '../../../src/music/shapes';
import { readerSettingChanged } from '../../../src/state';
import { ChordDiagram } from '../../../src/views/guitar/ChordDiagram';
import { differentChords, sheetTokens } from '../../../src/views/guitar/songChords';
import { renderSongbook } from '../../support/renderSongbook';

const draw = (chord: string, place = 0) =>
  renderSongbook('/', { part: <ChordDiagram name={chord} voicing={voicingsOf(chord)[place]!} /> });
const diagram = () => screen.getByRole('img');

test.each([
  ['C', 'C ակորդ, լադերը՝ 6-րդ լարից մինչև 1-ինը. լուռ, 3, 2, բաց, 1, բաց'],
  ['F', 'F ակորդ, լադերը՝ 6-րդ լարից մինչև 1-ինը. 1, 3, 3, 2, 1, 1, բառե՝ 1-ին լադում'],
])('a diagram of %s is told in words', async (chord, words) => {
  await draw(chord);
  expect(diagram()).toHaveAccessibleName(words);
});

test('the finger of a barre has its number at the lowest string, on the side of the hand', async () => {
  const { store } = await draw('F');
  const place = () => within(diagram()).getByText('1').getAttribute('x');
  expect(place()).toBe('26');
  act(() => void store.dispatch(readerSettingChanged({ setting: 'hand', value: 'left' })));
  expect(place()).toBe('126');
});

test.each(['Am', 'Hm', 'Fmaj7', 'G#dim', 'Eb/Bb'])(
  'in every voicing of %s each fingered string has its number, and each other one a mark',
  async (chord) => {
    for (const [place, { frets, fingers, barres }] of voicingsOf(chord).entries()) {
      await draw(chord, place);
      const used = new Set(fingers.filter((finger) => finger !== null));
      for (const finger of used) within(diagram()).getAllByText(String(finger));
      const drawn = ['[data-mark=open]', '[data-mark=mute]', 'rect', 'circle', '[style]'].map(
        (part) => diagram().querySelectorAll(part).length,
      );
      const [open, mute] = [0, null].map((mark) => frets.filter((fret) => fret === mark).length);
      expect(drawn).toEqual([open, mute, barres.length, used.size - barres.length, 0]);
      cleanup();
    }
  },
);

test('chords are listed once, in order, without what is no chord', () => {
  const tokens = sheetTokens([
    placeChords('այ (C) սար', 'Am\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0N.C.'),
    placeChords('(F)', '\u00a0E'),
    placeChords('լաո', 'x7\u00a0Am\u00a0G'),
  ]);
  expect(tokens.map(({ written }) => written)).toEqual(['Am', 'C', 'N.C.', 'E', 'F', 'x7', 'Am', 'G']);
  expect(differentChords(tokens, 0)).toEqual(['Am', 'C', 'E', 'F', 'G']);
});

test('a left-handed visitor sees every diagram mirrored', async () => {
  const middles = () =>
    [...diagram().querySelectorAll('circle, rect, text')].map((part) => {
      const [x, width] = [part.getAttribute('cx') ?? part.getAttribute('x'), part.getAttribute('width')];
      return Number(x) + Number(width) / 2;
    });
  for (const chord of ['Am', 'F', 'Eb/Bb']) {
    const { store } = await draw(chord);
    const right = middles();
    expect(right.length).toBeGreaterThan(2);
    act(() => void store.dispatch(readerSettingChanged({ setting: 'hand', value: 'left' })));
    expect(middles()).toEqual(right.map((middle) => 152 - middle));
    cleanup();
  }
});
