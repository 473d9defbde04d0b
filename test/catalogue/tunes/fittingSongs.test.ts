import { measureSongFit } from '../../../src/catalogue/tunes/fit';
import { differingStrophes } from '../../../src/catalogue/tunes/strophes';
import { songs } from '../../../src/catalogue';
import { transposeChordLine } from '../../../src/music';
import { chordNotes } from '../../../src/music/shapes';

const chordsOf = (chords: readonly string[]): string[] => chords.join(' ').match(/\S+/g) ?? [];
const withTune = songs.filter(({ tune }) => tune !== '');

/** Harmonised as European music is, dominant seventh and leading tone included, without a tune to show it. */
const FUNCTIONAL = [1, 3, 5, 14, 15, 44];
/** Checked with a tune that is not free, and so stands in no file. */
const TUNE_NOT_FREE = [0, 17];
/** Lines of the hymn that are sung to other notes than those of its first strophe, and a coda to the tune of the refrain. */
const OTHER_TUNE = new Map([
  [45, [5, 10]],
  [50, [32, 33, 34, 35]],
]);

test('at least twenty-one songs have their tune, and all of these say so', () => {
  expect(withTune.length).toBeGreaterThanOrEqual(21);
  const said = songs.filter(({ evidence }) => evidence === 'melody').map(({ id }) => id);
  expect(said).toEqual([...TUNE_NOT_FREE, ...withTune.map(({ id }) => id)].sort((a, b) => a - b));
});

describe.each(withTune)('the chords of $title', (song) => {
  const fit = measureSongFit(song);
  const { lowest, highest } = song.melody!;

  if (song.time !== '') {
    test('fit the tune, and better than the same chords in other places', () => {
      expect(fit.time).toBeGreaterThanOrEqual(0.75);
      expect(fit.strongBeats).toBeGreaterThanOrEqual(0.85);
      expect(fit.shufflesBeaten).toBeGreaterThanOrEqual(0.95);
    });
  } else {
    test('fit the tune better than its tonic throughout, and have no leading tone that it does not have', () => {
      expect(fit.time).toBeGreaterThan(fit.tonicHeld);
      expect(fit.foreignLeadingTones).toEqual([]);
    });
  }

  test('change on the beats, most often on strong ones', () => {
    expect(fit.changesOnBeats).toBe(1);
    expect(fit.changesOnStrongBeats).toBeGreaterThanOrEqual(0.8);
  });

  test('leave the tune where people can sing it, from A3 to D5', () => {
    expect(lowest.pitch).toBeGreaterThanOrEqual(57);
    expect(highest.pitch).toBeLessThanOrEqual(74);
  });
});

test.each(songs)('every strophe of $title has the same harmony at the same syllable', (song) => {
  expect(differingStrophes(song).map(({ line }) => line)).toEqual(OTHER_TUNE.get(song.id) ?? []);
});

const suggested = songs.filter(
  ({ id, key, evidence }) => evidence === 'suggested' && key.endsWith('m') && !FUNCTIONAL.includes(id),
);

test.each(suggested)(
  'what is suggested for $title has no leading tone, which no source shows',
  ({ body, key }) => {
    const [leadingTone = 0] = chordNotes(transposeChordLine(key, 11))!;
    expect(chordsOf(body.chords).filter((chord) => chordNotes(chord)?.includes(leadingTone))).toEqual([]);
  },
);
