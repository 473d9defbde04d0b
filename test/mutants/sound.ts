import { mutantsOf, type Mutant } from './mutant';

/** Faults in what is heard. */
export const SOUND_MUTANTS: readonly Mutant[] = [
  ...mutantsOf(
    'src/sound/score.ts',
    ['test/sound/score.test.ts'],
    [
      ['what was counted before is heard', 'start >= from', 'true'],
      ['what was sung before is heard', 'start + length > from', 'true'],
      ['what lasts begins where it began', 'Math.max(item.start, from)', 'item.start'],
      ['what lasts becomes longer', 'length: item.start + item.length - start', 'length: item.length'],
      ['a song ends with its last sound', 'length: timeOf(score.length)', 'length: 0'],
      ['every beat is struck hard', 'isSoft: !beat.isFirst', 'isSoft: false'],
      ['what is counted in takes no time', 'countIn[0]?.start ?? from', 'from'],
      ['the melody is played with the chords alone', "part === 'melody' || part === 'both'", 'true'],
      ['a metronome is silent', "part === 'beats' ||", ''],
      ['a melody is counted through', "'melody' && !hasTune", "'melody'"],
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
      ['a long pause counts', 'now - (taps.at(-1) ?? now) < PAUSE', 'true'],
      ['the first taps count for ever', '.slice(-COUNTED)', ''],
    ],
  ),
  ...mutantsOf(
    'src/views/listening/songScore.ts',
    ['test/views/listening/songScore.test.ts'],
    [
      ['the melody is not transposed', 'tuneShift(song)', '0'],
      ['chords are not heard over the capo', 'stringPitches(voicing, capo)', 'stringPitches(voicing)'],
      ['a song without a tune has one', 'phrases.length > 0 ?', 'singing ?'],
    ],
  ),
  ...mutantsOf(
    'src/views/song/tuneShift.ts',
    ['test/views/listening/songScore.test.ts'],
    [['the melody does not hear the capo of the song', 'capo + shorterWay', 'shorterWay']],
  ),
  ...mutantsOf(
    'src/views/staff/breakLines.ts',
    ['test/views/staff/breakLines.test.ts'],
    [
      ['a line is wider than its room', 'width > room && from < last', 'false'],
      ['repeated notes begin inside a line', "if (parts[from]!.kind === 'opening') break;", ''],
      ['lines are filled unevenly', 'empty ** 2', '0'],
      ['a line ends inside a bar as well', 'gap: 1', 'gap: 0'],
    ],
  ),
  ...mutantsOf(
    'src/views/staff/chordNames.ts',
    ['test/views/staff/chordNames.test.ts'],
    [
      ['every phrase begins with the tune', 'start += length', 'start += 0'],
      ['of two chords during a note one is lost', '...(names.get(note.at) ?? []), ', ''],
    ],
  ),
  ...mutantsOf(
    'src/catalogue/tuneElements.ts',
    ['test/catalogue/tunes/readTune.test.ts', 'test/views/staff/chordNames.test.ts'],
    [
      [
        'notes of a triplet last as long as others',
        'factor = element.tripletMultiplier ?? factor',
        'factor = 1',
      ],
      ['what follows a triplet is shorter too', 'if (element.endTriplet) factor = 1;', ''],
      ['a change of tempo lasts', "element.el_type === 'note'", 'element.duration !== undefined'],
    ],
  ),
  ...mutantsOf(
    'src/views/staff/layLines.ts',
    ['test/views/staff/layLines.test.ts'],
    [
      ['every bar is parted', 'bars[end.bar]! * closeness > room', 'true'],
      ['all gaps stay in the text', '!isGap(end) || chosen.has(end)', 'true'],
    ],
  ),
  ...mutantsOf(
    'src/views/staff/tuneText.ts',
    ['test/views/staff/layLines.test.ts', 'test/views/staff/notePlaces.test.ts'],
    [
      ['a tied note is sung twice', '!pitches[0]!.endTie', 'true'],
      ['a slur is parted', 'slurs > 0 || isTripletOpen', 'isTripletOpen'],
      ['a triplet is parted', '|| isTripletOpen ||', '||'],
      ['no part of a tune begins a line', 'isOpening = true;', ''],
    ],
  ),
  ...mutantsOf(
    'src/views/listening/playSong.ts',
    ['test/views/listening/playSong.test.ts'],
    [
      ['inside a bar beats are counted from one', '[...earlier, ...countIn,', '[...countIn,'],
      ['bars are counted as one', 'beat.isFirst ? 0 : place + 1', 'place + 1'],
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
    ['test/catalogue/singing.test.ts', 'test/catalogue/linePhrases.test.ts'],
    [
      ['an upbeat does not wait for its place', '(begins - placeInBar + bar) % bar', '0'],
      ['every line is sung to the first notes of the tune', 'place: first + index', 'place: index'],
      ['lines are sung once', 'repeats.get(line) ??', ''],
      ['nothing is counted while a bar is waited for', '...waits[index]!,', ''],
      ['what has no tune claims one', 'notes.length > 0', 'notes.length >= 0'],
    ],
  ),
  ...mutantsOf(
    'src/catalogue/linePhrases.ts',
    ['test/catalogue/linePhrases.test.ts', 'test/catalogue/singing.test.ts'],
    [
      [
        'a line with other chords has the same tune',
        'if (chordNames(song, theirs.line) !== chordNames(song, ours.line)) return null;',
        '',
      ],
      ['chords are played at no known tempo', '|| song.tempo === 0', ''],
      ['a line of no known tune is passed over', 'if (!phrases.has(line))', 'if (false)'],
      ['a line of no known tune ends within a bar', 'Math.round(ticks / metre.bar)', 'ticks / metre.bar'],
      ['the chords of such a line are struck together', '(index * beats)', '(0 * beats)'],
    ],
  ),
  ...mutantsOf(
    'src/catalogue/metre.ts',
    ['test/catalogue/metre.test.ts'],
    [
      ['beats do not keep to their places in a bar', '(beat - (place % beat)) % beat', '0'],
      ['every beat begins a bar', '(place + start) % bar === 0', 'true'],
    ],
  ),
  ...mutantsOf(
    'src/catalogue/syllables.ts',
    ['test/catalogue/singing.test.ts'],
    [
      ['letters move to a line with more syllables', 'length === ours.length', 'length <= ours.length'],
      ['a note without a vowel has no letters', 'Math.min(countBefore(from), last)', 'countBefore(from)'],
      ['the first note begins the second syllable', 'Math.max(0, countBefore(to) - 1)', 'countBefore(to)'],
      ['schwas are no notes', '[vowels, notes]', '[vowels]'],
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
