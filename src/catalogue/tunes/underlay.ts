import { SongFileError } from '../chordPro/problems';
import type { Phrase, PhraseNote, SongFile } from '../song';
import { sungLines } from '../sections';
import { parseChordLine } from '../../music';
import { CLOSE, TICKS } from '../metre';
import type { Tune, TuneNote } from './readTune';

/** A chord of a song and its start, in whole notes from the tune's beginning. */
export interface SoundingChord {
  readonly text: string;
  readonly start: number;
}

/** The start of a syllable of the words, and its note. */
interface Syllable {
  readonly line: number;
  readonly column: number;
  readonly note: TuneNote;
}

const LETTER = /\p{L}/u;

/**
 * Matches the letters of a song's words with the syllables under the notes, which may contain a sung but unwritten ը.
 * Throws a SongFileError if they disagree.
 */
function laySyllables(song: SongFile, tune: Tune): Syllable[] {
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
  return (
    beatsIn(bars, 'strong')
      .filter((beat) => beat > silentFrom - CLOSE && beat < note.start + CLOSE)
      .at(-1) ?? note.start
  );
}

/** The times of all beats of bars, or of the strong ones. */
export const beatsIn = (bars: Tune['bars'], which: 'beats' | 'strong'): number[] =>
  bars.flatMap(({ start, end, offset, metre }) =>
    metre[which]
      .map((place) => start + place - offset)
      .filter((beat) => beat > start - CLOSE && beat < end - CLOSE),
  );

/** Splits a tune into the lines of its song; throws a SongFileError if its words are not those of the song. */
export function layPhrases(song: SongFile, tune: Tune): Phrase[] {
  const syllables = laySyllables(song, tune);
  const chords = layChords(song, tune);
  const starts = new Map<number, number>();
  for (const { line, note } of syllables)
    if (!starts.has(line)) starts.set(line, starts.size === 0 ? 0 : note.start);
  return Array.from(starts).map(([line, start], place, lines): Phrase => {
    const end = lines[place + 1]?.[1] ?? tune.end;
    const isWithin = (time: number): boolean => time > start - CLOSE && time < end - CLOSE;
    const ofLine = syllables.filter((syllable) => syllable.line === line);
    const first = placeInBar(tune, start);
    return {
      line,
      length: ticks(end - start),
      begins: ticks(first.offset),
      ends: ticks(placeInBar(tune, end).offset),
      bar: ticks(first.length),
      beat: ticks(first.beat),
      notes: layNotes(
        tune.notes.filter((note) => isWithin(note.start)),
        ofLine,
        song.body.lyrics[line] ?? '',
      ).map(([time, ...rest]): PhraseNote => [ticks(time - start), ...rest]),
      chords: chords
        .filter((chord) => chord.line === line)
        .map(({ start: time, text }) => [ticks(time - start), text]),
    };
  });
}

const ticks = (time: number): number => Math.round(time * TICKS);

/** The notes with the letters sung on them; a held syllable keeps its letters. */
function layNotes(notes: readonly TuneNote[], syllables: readonly Syllable[], lyric: string): PhraseNote[] {
  let letters: readonly [from: number, to: number] = [0, 0];
  return notes.map((note) => {
    const [first] = syllables.filter((syllable) => syllable.note === note);
    const next = syllables.find(({ note: other }) => other.start > note.start);
    if (note.syllable === null) letters = [0, 0];
    else if (first)
      letters = [first.column, first.column + lyric.slice(first.column, next?.column).trimEnd().length];
    return [note.start, ticks(note.length), note.pitch, ...letters];
  });
}

/** The offset of a time in its bar, and the lengths of the bar and of a beat; all 0 in a free tune. */
function placeInBar({ bars }: Tune, time: number): { offset: number; length: number; beat: number } {
  const bar = bars.find(({ end }) => time < end - CLOSE) ?? bars.at(-1);
  if (!bar) return { offset: 0, length: 0, beat: 0 };
  const { length, beat } = bar.metre;
  const offset = time - bar.start + bar.offset;
  return { offset: offset > length - CLOSE ? 0 : offset, length, beat };
}
