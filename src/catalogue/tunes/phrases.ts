import type { Phrase, PhraseNote, SongFile } from '../song';
import { CLOSE } from '../metre';
import { TICKS } from '../songValues';
import type { Tune, TuneNote } from './readTune';
import { layChords, laySyllables, type Syllable } from './underlay';

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
