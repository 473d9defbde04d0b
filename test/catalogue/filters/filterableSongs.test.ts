import fc from 'fast-check';
import { songs } from '../../../src/catalogue';
import { filterableSongs, filterSongs } from '../../../src/catalogue/filters';
import { songTraits } from '../../../src/catalogue/filters/songTraits';
import { VOICE_RANGES, type PitchRange } from '../../../src/music';

const traits = songs.map(songTraits);
const ids = songs.map(({ id }) => id);
const sungBy = (voice: PitchRange | null, semitonesOf: (id: number) => number = () => 0) =>
  filterSongs(ids, filterableSongs(traits, semitonesOf, voice), { voice: 'yes' });

test('a voice sings songs of which the tune is known, and no other', () => {
  const everything = { lowest: 0, highest: 127 };
  expect(sungBy(everything)).toEqual(ids.filter((id) => songs[id]!.melody));
  expect(sungBy(everything).length).toBeLessThan(ids.length);
});

test('while no voice is named none is ruled out', () => {
  expect(sungBy(null)).toEqual(ids);
});

test('songs are measured as far moved as they are, each for itself', () => {
  const fitting = sungBy(VOICE_RANGES.soprano);
  expect(fitting).toContain(22);
  expect(sungBy(VOICE_RANGES.soprano, (id) => (id === 22 ? 10 : 0))).toEqual(
    fitting.filter((id) => id !== 22),
  );
});

test('a wider voice sings no fewer songs, and an octave up or down changes nothing', () => {
  const anyVoice = fc
    .tuple(fc.integer({ min: 36, max: 60 }), fc.integer({ min: 5, max: 24 }))
    .map(([lowest, width]) => ({ lowest, highest: lowest + width }));
  fc.assert(
    fc.property(anyVoice, fc.nat(4), fc.nat(11), (voice, more, semitones) => {
      const sung = sungBy(voice, () => semitones);
      expect(sungBy({ ...voice, highest: voice.highest + more }, () => semitones)).toEqual(
        expect.arrayContaining([...sung]),
      );
      expect(sungBy(voice, () => semitones + 12)).toEqual(sung);
      expect(sungBy({ lowest: voice.lowest + 12, highest: voice.highest + 12 }, () => semitones)).toEqual(
        sung,
      );
    }),
  );
});
