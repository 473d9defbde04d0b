import { SongFileError } from '../chordPro/problems';
import type { SongFile } from '../song';
import { sungLines } from '../sections';
import { parseChordLine } from '../../music';
import { CLOSE } from '../metre';
import type { Tune, TuneNote } from './readTune';

/** A chord of a song and its start, in whole notes from the tune's beginning. */
export interface SoundingChord {
  readonly text: string;
  readonly start: number;
}

/** The start of a syllable of the words, and its note. */
export interface Syllable {
  readonly line: number;
  readonly column: number;
  readonly note: TuneNote;
}

const LETTER = /\p{L}/u;

/**
 * Matches the letters of a song's words with the syllables under the notes, which may contain a sung but unwritten ը.
 * Throws a SongFileError if they disagree.
 */
export function laySyllables(song: SongFile, tune: Tune): Syllable[] {
  const letters = lettersOf(song);
  const syllables: Syllable[] = [];
  let next = 0;
  for (const note of tune.notes) {
    let isNew = true;
    for (const sung of (note.syllable ?? '').toLowerCase()) {
      if (/\s/.test(sung)) isNew = true;
      if (!LETTER.test(sung)) continue;
      const written = letters[next];
      if (written?.letter === sung) {
        if (isNew) syllables.push({ line: written.line, column: written.column, note });
        isNew = false;
        next++;
      } else if (sung !== 'ը')
        throw new SongFileError(
          `the tune's syllable «${note.syllable}» is not what the words go on with: «${letters
            .slice(next, next + 8)
            .map(({ letter }) => letter)
            .join('')}»`,
        );
    }
  }
  if (next === 0) throw new SongFileError('the tune has no words');
  if (letters[next]?.line === letters[next - 1]?.line)
    throw new SongFileError('the words of the tune end inside a line');
  return syllables;
}

/** Lays the chords of a song over its tune, by the syllables below them; throws as `laySyllables` does. */
export function layChords(song: SongFile, tune: Tune) {
  const letters = lettersOf(song);
  const syllables = laySyllables(song, tune);
  return [...new Set(syllables.map(({ line }) => line))].flatMap((line) => {
    const ofLine = syllables.filter((syllable) => syllable.line === line);
    // The chords after the words begin at the bar lines after the last syllable.
    const lastStart = Math.max(...ofLine.map(({ note }) => note.start));
    const beyond = tune.barLines.filter((barLine) => barLine > lastStart).values();
    return parseChordLine(song.body.chords[line] ?? '').map(({ column, written }) => {
      const letter = letters.find((other) => other.line === line && other.column >= column);
      const laid = { line, text: written };
      if (!letter) return { ...laid, isExact: true, start: beyond.next().value ?? tune.end };
      const begun = ofLine.filter((syllable) => syllable.column <= letter.column).at(-1);
      if (!begun)
        throw new SongFileError(`«${written}» in «${song.body.lyrics[line]}» stands over no syllable`);
      // Long chord names before it may have pushed it beyond the start of its syllable.
      return { ...laid, isExact: begun.column === letter.column, start: beatBefore(tune, begun.note) };
    });
  });
}

/** The sung letters in the order of the song, without numbers, labels and repeat marks. */
function lettersOf(song: SongFile) {
  return sungLines(song).flatMap(({ line, lyric, from }) =>
    [...lyric].flatMap((letter, column) =>
      column >= from && LETTER.test(letter) ? [{ letter: letter.toLowerCase(), line, column }] : [],
    ),
  );
}

/** The start of the chord of a note: the last strong beat in the rest before the note, or the note itself. */
function beatBefore({ bars, notes }: Tune, note: TuneNote): number {
  const index = notes.indexOf(note);
  const before = notes[index - 1];
  const silentFrom = before ? before.start + before.length : 0;
  const beats = strongBeats(bars).filter((beat) => beat > silentFrom - CLOSE && beat < note.start + CLOSE);
  return beats.at(-1) ?? note.start;
}

export function strongBeats(bars: Tune['bars']): number[] {
  return bars.flatMap(({ start, end, offset, metre }) =>
    metre.strong
      .map((place) => start + place - offset)
      .filter((beat) => beat > start - CLOSE && beat < end - CLOSE),
  );
}

export function allBeats(bars: Tune['bars']): number[] {
  return bars.flatMap(({ start, end, offset, metre: { length, beat } }) =>
    Array.from({ length: Math.round(length / beat) }, (_, index) => start - offset + index * beat).filter(
      (time) => time > start - CLOSE && time < end - CLOSE,
    ),
  );
}
