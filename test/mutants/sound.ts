import { mutantsOf, type Mutant } from './mutant';

/** Faults in what is heard. */
export const SOUND_MUTANTS: readonly Mutant[] = [
  ...mutantsOf(
    'src/sound/score.ts',
    ['test/sound/score.test.ts'],
    [
      ['what was sung before is heard', 'start >= from', 'true'],
      ['a chord that lasts is struck where it began', 'Math.max(start, from)', 'start'],
      ['every beat is struck hard', 'isSoft: !beat.isFirst', 'isSoft: false'],
      ['what is counted in takes no time', 'countIn[0]?.start ?? from', 'from'],
      ['the melody is played with the chords alone', "part === 'melody' || part === 'both'", 'true'],
      ['a metronome is silent', "part === 'beats' ? beats", "part === 'melody' ? beats"],
    ],
  ),
  ...mutantsOf(
    'src/sound/sounds.ts',
    ['test/sound/score.test.ts'],
    [
      ['a metronome has no accent', 'beat % beatsInBar === 0', 'false'],
      ['strings are struck at once', 'time: time + index * spread', 'time'],
    ],
  ),
  ...mutantsOf(
    'src/views/listening/tapTempo.ts',
    ['test/views/listening/tapTempo.test.ts'],
    [
      ['a long pause counts', 'now - taps.at(-1)! < PAUSE', 'true'],
      ['the first taps count for ever', '.slice(-COUNTED)', ''],
    ],
  ),
  ...mutantsOf(
    'src/views/listening/songScore.ts',
    ['test/views/listening/songScore.test.ts'],
    [
      ['the melody does not hear the capo of the song', 'song.capo + shorterWay', 'shorterWay'],
      ['chords are not heard over the capo', 'stringPitches(voicing, capo)', 'stringPitches(voicing)'],
      ['a song without a tune has one', 'phrases.length > 0 ?', 'singing ?'],
    ],
  ),
  ...mutantsOf(
    'src/sound/pluck.ts',
    ['test/sound/pluck.test.ts'],
    [
      ['a string sounds half a sample flat', 'period - whole - 0.5', 'period - whole'],
      ['a string clicks at its end', ', (last - n) / (RELEASE * sampleRate)', ''],
      ['a string is not as loud as can be', 'sample / height', 'sample'],
      ['a string never dies away', 'samples[n] = loss * after', 'samples[n] = after'],
    ],
  ),
  ...mutantsOf(
    'src/catalogue/singing.ts',
    ['test/catalogue/singing.test.ts'],
    [
      ['an upbeat does not wait for its place', '(begins - placeInBar + bar) % bar', '0'],
      ['lines are sung once', 'repeats.get(line) ??', ''],
      ['a refrain follows itself', ' && sung.at(-1)?.section !== section', ''],
      [
        'a line with other chords has the same tune',
        '|| chordNames(song, line) !== chordNames(song, model.line)',
        '',
      ],
      ['chords are played at no known tempo', '|| tempo === 0', ''],
    ],
  ),
  ...mutantsOf(
    'src/catalogue/syllables.ts',
    ['test/catalogue/singing.test.ts'],
    [
      ['letters move to a line with more syllables', 'theirs.length === ours.length && first', 'first'],
      ['a consonant ends a syllable', '? at - 1 : at', '? at : at'],
    ],
  ),
  ...mutantsOf(
    'src/catalogue/tunes/phrases.ts',
    ['test/catalogue/singing.test.ts'],
    [
      [
        'a syllable reaches into the next',
        'lyric.slice(first.column, next?.column)',
        'lyric.slice(first.column)',
      ],
      ['every beat begins a bar', '.offset < CLOSE ? 1 : 0', '.offset < CLOSE ? 1 : 1'],
    ],
  ),
];
