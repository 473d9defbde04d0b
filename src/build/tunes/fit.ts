import { transposeChordLine } from '../../music';
import { chordNotes } from '../../music/shapes';
import { makeRandom, type Random } from '../seededRandom';
import type { Tune } from './readTune';
import { strongBeats, type SoundingChord } from './underlay';

/** How well chords fit a tune; shares are 0 to 1. */
export interface Fit {
  /** The share of the singing time in which the note sung belongs to the sounding chord. */
  readonly time: number;
  /** The share of the strong beats at which it does. */
  readonly strongBeats: number;
  /** The share of shuffles of the same chords over the same places that fit less well in time. */
  readonly shufflesBeaten: number;
  /** The share of the singing time that one chord on the tonic, held throughout, would fit. */
  readonly tonicHeld: number;
  /** The share of the changes of chord that fall on a strong beat, and on any beat; 1 for a free tune. */
  readonly changesOnStrongBeats: number;
  readonly changesOnBeats: number;
  /** The chords that have the note below the tonic, which the tune does not have. */
  readonly foreignLeadingTones: readonly string[];
}

const SHUFFLES = 2000;
const CLOSE = 1e-4;

/** Measures how well chords fit a tune that is in a key. */
export function measureFit(chords: readonly SoundingChord[], tune: Tune, key: string): Fit {
  const end = singingEnd(tune);
  const spans = chords.map(({ text, start }, index) => ({
    text,
    start,
    end: chords[index + 1]?.start ?? end,
  }));
  const first = chords[0]?.start ?? 0;
  const sung = tune.notes.filter(
    ({ start, length, syllable }) => start + length > first && syllable !== null,
  );
  const whole = sung.reduce((sum, note) => sum + overlap(note, { start: first, end }), 0);
  const names = [...new Set(chords.map(({ text }) => text))];
  const hits = spans.map((span) =>
    names.map((name) =>
      sung.reduce((sum, note) => (hasNote(name, note.pitch) ? sum + overlap(note, span) : sum), 0),
    ),
  );
  const timeOf = (order: readonly number[]): number =>
    order.reduce((sum, name, span) => sum + hits[span]![name]!, 0) / whole;
  const order = chords.map(({ text }) => names.indexOf(text));
  const time = timeOf(order);

  const beats = strongBeats(tune.bars).flatMap((beat) => {
    const note = sung.find(({ start, length }) => start < beat + CLOSE && start + length > beat + CLOSE);
    const span = spans.find((other) => other.start < beat + CLOSE && other.end > beat + CLOSE);
    return note && span ? [hasNote(span.text, note.pitch)] : [];
  });

  const random = makeRandom(SHUFFLES);
  const shuffled = Array.from({ length: SHUFFLES }, () => timeOf(shuffle(order, random)));
  const tonic = /^[A-H][#b]*m?/.exec(key)![0];
  const held = sung.reduce(
    (sum, note) => (hasNote(tonic, note.pitch) ? sum + overlap(note, { start: first, end }) : sum),
    0,
  );
  const [leadingTone = 0] = chordNotes(transposeChordLine(tonic, 11)) ?? [];
  const hasLeadingTone = tune.notes.some(({ pitch }) => pitch % 12 === leadingTone);
  const changes = chords.slice(1).filter(({ text }, index) => text !== chords[index]!.text);
  const shareAt = (places: readonly number[]): number =>
    tune.bars.length === 0
      ? 1
      : share(changes.map(({ start }) => places.some((place) => Math.abs(place - start) < CLOSE)));
  return {
    time,
    strongBeats: share(beats),
    shufflesBeaten: share(shuffled.map((other) => other < time - CLOSE)),
    tonicHeld: held / whole,
    changesOnStrongBeats: shareAt(strongBeats(tune.bars)),
    changesOnBeats: shareAt(allBeats(tune)),
    foreignLeadingTones: hasLeadingTone ? [] : names.filter((name) => hasNote(name, leadingTone)),
  };
}

function singingEnd({ notes }: Tune): number {
  const last = notes.findLast(({ syllable }) => syllable !== null) ?? notes.at(-1)!;
  return last.start + last.length;
}

function hasNote(chord: string, pitch: number): boolean {
  return chordNotes(chord)?.includes(pitch % 12) ?? false;
}

function overlap(note: { start: number; length: number }, span: { start: number; end: number }): number {
  return Math.max(0, Math.min(note.start + note.length, span.end) - Math.max(note.start, span.start));
}

function allBeats({ bars }: Tune): number[] {
  return bars.flatMap(({ start, end, offset, metre }) =>
    Array.from(
      { length: Math.round(metre.length / metre.beat) },
      (_, beat) => start - offset + beat * metre.beat,
    ).filter((beat) => beat > start - CLOSE && beat < end - CLOSE),
  );
}

const share = (answers: readonly boolean[]): number =>
  answers.length === 0 ? 1 : answers.filter(Boolean).length / answers.length;

function shuffle(order: readonly number[], random: Random): number[] {
  const shuffled = [...order];
  for (let index = shuffled.length - 1; index > 0; index--) {
    const other = random(index + 1);
    [shuffled[index], shuffled[other]] = [shuffled[other]!, shuffled[index]!];
  }
  return shuffled;
}
