import { SongFileError } from '../chordPro/problems';
import type { SongFile } from '../song';
import { isMinor, parseChordSymbol, transposeChordLine } from '../../music';
import { chordNotes } from '../../music/shapes';
import { makeRandom, type Random } from './seededRandom';
import { CLOSE } from '../metre';
import { readTune, type Tune, type TuneNote } from './readTune';
import { beatsIn, layChords, type SoundingChord } from './underlay';

/** A chord with the start and the end of its sound. */
interface Span extends SoundingChord {
  readonly end: number;
}

const SHUFFLES = 2000;

/** Measures how well a song's chords fit its tune. Throws if the words do not fit, or a chord is inside a syllable. */
export function measureSongFit(song: SongFile) {
  const tune = readTune(song.tune);
  const chords = layChords(song, tune);
  for (const { line, text, isExact } of chords)
    if (!isExact)
      throw new SongFileError(
        `«${text}» in «${song.body.lyrics[line]}» does not stand over the beginning of a syllable`,
      );
  return measureFit(chords, tune, song.key);
}

/** Measures how well chords fit a tune, in shares from 0 to 1; the key gives the tonic. */
export function measureFit(chords: readonly SoundingChord[], tune: Tune, key: string) {
  const sung = tune.notes.filter(({ syllable }) => syllable !== null);
  const end = Math.max(...sung.map(({ start, length }) => start + length));
  const spans = chords.map((chord, index) => ({ ...chord, end: chords[index + 1]?.start ?? end }));
  const tonic = (parseChordSymbol(key)?.root ?? '') + (isMinor(key) ? 'm' : '');
  const time = fitInTime(spans, sung);
  const [strong, all] = [beatsIn(tune.bars, 'strong'), beatsIn(tune.bars, 'beats')];
  return {
    /** The share of the singing time in which the sung note belongs to the chord. Before the first chord none fits. */
    time,
    /** The share of the strong beats at which the sung note belongs to the chord, from the first chord on. */
    strongBeats: fitAtBeats(spans, sung, strong),
    /** The share of random permutations of the same chords whose `time` is lower. */
    shufflesBeaten: share(shuffledFits(spans, sung).map((other) => other < time - CLOSE)),
    /** The value of `time` if the tonic chord sounded throughout. */
    tonicHeld: fitInTime([{ text: tonic, start: 0, end }], sung),
    /** The share of chord changes on a strong beat, and on any beat; 1 for a free tune. */
    changesOnStrongBeats: shareOfChanges(chords, tune, strong),
    changesOnBeats: shareOfChanges(chords, tune, all),
    /** The chords with the leading tone, if the tune does not contain it. */
    foreignLeadingTones: foreignLeadingTones(chords, tune, tonic),
  };
}

const fitInTime = (spans: readonly Span[], sung: readonly TuneNote[]): number =>
  spans.reduce((sum, span) => sum + fittingTime(span.text, span, sung), 0) / singingTime(sung);

function shuffledFits(spans: readonly Span[], sung: readonly TuneNote[]): number[] {
  const names = [...new Set(spans.map(({ text }) => text))];
  // The fitting time of each chord in each place is computed once; a shuffle then only adds.
  const fitting = spans.map((span) => new Map(names.map((name) => [name, fittingTime(name, span, sung)])));
  const whole = singingTime(sung);
  const order = spans.map(({ text }) => text);
  const random = makeRandom(SHUFFLES);
  return Array.from(
    { length: SHUFFLES },
    () =>
      shuffle(order, random).reduce((sum, name, place) => sum + (fitting[place]?.get(name) ?? 0), 0) / whole,
  );
}

const singingTime = (sung: readonly TuneNote[]): number => sung.reduce((sum, { length }) => sum + length, 0);

/** The time within a span in which the sung note belongs to a chord. */
const fittingTime = (chord: string, span: Span, sung: readonly TuneNote[]): number =>
  sung.reduce((sum, { pitch, start, length }) => {
    const overlap = Math.min(start + length, span.end) - Math.max(start, span.start);
    return hasNote(chord, pitch) ? sum + Math.max(0, overlap) : sum;
  }, 0);

function fitAtBeats(spans: readonly Span[], sung: readonly TuneNote[], beats: readonly number[]): number {
  const sounds = (start: number, end: number, beat: number) => start < beat + CLOSE && end > beat + CLOSE;
  const fitting = beats.flatMap((beat) => {
    const note = sung.find(({ start, length }) => sounds(start, start + length, beat));
    const span = spans.find(({ start, end }) => sounds(start, end, beat));
    return note && span ? [hasNote(span.text, note.pitch)] : [];
  });
  return share(fitting);
}

function shareOfChanges(chords: readonly SoundingChord[], { bars }: Tune, places: readonly number[]): number {
  if (bars.length === 0) return 1;
  const changes = chords.slice(1).filter(({ text }, index) => text !== chords[index]?.text);
  return share(changes.map(({ start }) => places.some((place) => Math.abs(place - start) < CLOSE)));
}

function foreignLeadingTones(chords: readonly SoundingChord[], { notes }: Tune, tonic: string): string[] {
  const [leadingTone = 0] = chordNotes(transposeChordLine(tonic, 11)) ?? [];
  if (notes.some(({ pitch }) => pitch % 12 === leadingTone)) return [];
  return [...new Set(chords.map(({ text }) => text))].filter((name) => hasNote(name, leadingTone));
}

const hasNote = (chord: string, pitch: number): boolean => chordNotes(chord)?.includes(pitch % 12) ?? false;

const share = (answers: readonly boolean[]): number =>
  answers.length === 0 ? 1 : answers.filter(Boolean).length / answers.length;

const shuffle = <Item>(items: readonly Item[], random: Random): Item[] =>
  items
    .map((item) => ({ item, place: random(2 ** 32) }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
