import { readSong } from '../../../../src/catalogue/readSongFiles';
import { readTune } from '../../../../src/catalogue/tunes/readTune';
import { formatChordPro, songs } from '../../../../src/catalogue';
import { transposeTune } from '../../../../src/views/play/staff/tuneText';

const withTune = songs.filter(({ tune }) => tune !== '').map((song) => [song.title, song] as const);
const STEPS = Array.from({ length: 23 }, (_, index) => index - 11);

test.each(withTune)('the tune of %s moves note by note', (_, { tune }) => {
  const written = readTune(tune).notes;
  for (const semitones of STEPS) {
    const expected = written.map((note) => ({ ...note, pitch: note.pitch + semitones }));
    expect(readTune(transposeTune(tune, semitones)).notes).toEqual(expected);
  }
});

test.each(withTune)('%s is given away with a tune in its key', (_, song) => {
  for (const semitones of STEPS) {
    const tune = transposeTune(song.tune, semitones);
    const { problems } = readSong(formatChordPro(song, { semitones, tune, notation: 'international' }));
    expect(problems).toEqual([]);
  }
});
