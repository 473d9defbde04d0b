import { readSong } from '../../../../src/catalogue/readSongFiles';
import { readTune } from '../../../../src/catalogue/tunes/readTune';
import { formatChordPro, songs } from '../../../../src/catalogue';
import { transposeTune } from '../../../../src/views/play/staff/tuneText';

/** Each song with a tune, and every sixth transposition. Six consecutive songs cover all. */
const withTune = songs
  .filter(({ tune }) => tune !== '')
  .map((song, place) => {
    const steps = Array.from({ length: 23 }, (_, index) => index - 11);
    return [song.title, song, steps.filter((_, index) => (index + place) % 6 === 0)] as const;
  });

test.each(withTune)('the tune of %s moves note by note, and is given away in its key', (_, song, steps) => {
  const written = readTune(song.tune).notes;
  for (const semitones of steps) {
    const tune = transposeTune(song.tune, semitones);
    const expected = written.map((note) => ({ ...note, pitch: note.pitch + semitones }));
    expect(readTune(tune).notes).toEqual(expected);
    const { problems } = readSong(formatChordPro(song, { semitones, tune, notation: 'international' }));
    expect(problems).toEqual([]);
  }
});
