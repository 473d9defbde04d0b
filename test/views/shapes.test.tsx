import { songs } from '../../src/catalogue';
import { placeChords } from '../../src/music';
import { voicingsOf } from '../../src/music/shapes';
import { readerSettingChanged, transposedUp } from '../../src/state';
import { ChordDiagram } from '../../src/views/shapes/ChordDiagram';
import { ShapesPanel } from '../../src/views/shapes/ShapesPanel';
import { differentChords, sheetTokens } from '../../src/views/shapes/songChords';
import { VoicingPicker } from '../../src/views/shapes/VoicingPicker';
import * as text from '../../src/views/text';
import { draw } from '../support/draw';
import { openSongbook, songId } from '../support/songbook';

test('a chord without a voicing says so', async () => {
  const songbook = await openSongbook();
  expect(await draw(songbook, '/', <VoicingPicker chord="Calt" />)).toContain(text.noVoicing('Calt'));
  expect(await draw(songbook, '/', <VoicingPicker chord="C" />)).not.toContain(text.noVoicing('C'));
});

test.each([
  ['C', 0, 'C ակորդ, լադերը 6-րդից 1-ին լար՝ լուռ, 3, 2, բաց, 1, բաց'],
  ['F', 0, 'F ակորդ, լադերը 6-րդից 1-ին լար՝ 1, 3, 3, 2, 1, 1, բարե 1'],
])('a diagram of %s is told in words', async (chord, place, words) => {
  const voicing = voicingsOf(chord)[place]!;
  const drawn = await draw(await openSongbook(), '/', <ChordDiagram chord={chord} voicing={voicing} />);
  expect(drawn).toContain(`aria-label="${words}"`);
});

test('the finger of a barre has its number at the lowest string', async () => {
  const songbook = await openSongbook();
  const numberAt = async (place: string, hand: 'right' | 'left') => {
    songbook.store.dispatch(readerSettingChanged({ setting: 'hand', value: hand }));
    const drawn = await draw(songbook, '/', <ChordDiagram chord="F" voicing={voicingsOf('F')[0]!} />);
    return new RegExp(`<text[^>]* x="${place}"[^>]*>1</text>`).test(drawn);
  };
  expect([await numberAt('26', 'right'), await numberAt('126', 'right')]).toEqual([true, false]);
  expect([await numberAt('26', 'left'), await numberAt('126', 'left')]).toEqual([false, true]);
});

test('every fingered string has its number, and every other a mark', async () => {
  const songbook = await openSongbook();
  for (const chord of ['Am', 'Hm', 'Fmaj7', 'G#dim', 'Eb/Bb'])
    for (const voicing of voicingsOf(chord)) {
      const drawn = await draw(songbook, '/', <ChordDiagram chord={chord} voicing={voicing} />);
      const unpressed = voicing.frets.filter((fret) => !fret).length;
      expect(drawn.match(/[×○]/g)?.length ?? 0).toBe(unpressed);
      const fingers = new Set(voicing.fingers.filter((finger) => finger !== null));
      for (const finger of fingers) expect(drawn).toContain(`>${finger}</text>`);
      expect(drawn.match(/<rect/g)?.length ?? 0).toBe(voicing.barres.length);
      expect(drawn.match(/<circle/g)?.length ?? 0).toBe(fingers.size - voicing.barres.length);
      expect(drawn).not.toContain('style=');
    }
});

test('chords are listed once, in order, without what is no chord', () => {
  const tokens = sheetTokens([
    placeChords('այ (C) սար', 'Am\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0N.C.'),
    placeChords('(F)', '\u00a0E'),
    placeChords('լաո', 'x7\u00a0Am\u00a0G'),
  ]);
  expect(tokens.map(({ text }) => text)).toEqual(['Am', 'C', 'N.C.', 'E', 'F', 'x7', 'Am', 'G']);
  expect(differentChords(tokens, ({ text }) => text)).toEqual(['Am', 'C', 'E', 'F', 'G']);
});

test('the panel follows the transposition and the spelling', async () => {
  const songbook = await openSongbook();
  const id = songId(songs.find(({ key }) => key === 'Am')!.id);
  const drawPanel = () => draw(songbook, '/', <ShapesPanel id={id} shown={0} onShow={() => undefined} />);
  const pressed = async () => /aria-pressed="true">([^<]*)</.exec(await drawPanel())?.[1];
  const first = await pressed();
  songbook.store.dispatch(transposedUp({ id }));
  expect(await pressed()).not.toBe(first);
  songbook.store.dispatch(readerSettingChanged({ setting: 'notation', value: 'glyphs' }));
  expect(await drawPanel()).not.toMatch(/>[A-H]b/);
});
