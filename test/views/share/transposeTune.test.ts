import { readTune } from '../../../src/build/tunes/readTune';
import { songs } from '../../../src/catalogue';
import { transposeTune } from '../../../src/views/share/transposeTune';

const withTune = songs.filter(({ tune }) => tune !== '');

test.each(withTune.map((song) => [song.title, song] as const))(
  'the tune of %s moves note by note',
  (_, { tune }) => {
    const written = readTune(tune).notes;
    for (let semitones = 1; semitones < 12; semitones++) {
      const moved = readTune(transposeTune(tune, semitones)).notes;
      const step = semitones > 6 ? semitones - 12 : semitones;
      expect(moved).toEqual(written.map((note) => ({ ...note, pitch: note.pitch + step })));
    }
  },
);
