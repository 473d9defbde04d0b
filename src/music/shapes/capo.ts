import { transposeChordLine } from '../chordLine';
import { shorterWay, type Semitones } from '../pitch';
import { isInMiddle, isInVoice, moveRange, type PitchRange, type TuneRange } from '../voice';
import { moveSound, onePerSound } from './chordSound';
import { isNearlyOpen, isOpen } from './ease';
import { GUITAR } from './guitar';
import type { Instrument } from './instrument';

const HIGHEST_CAPO = 7;

/**
 * The capo positions that keep the sound of chords, each with the shapes played for these: fewest hard chords first, which
 * are barre chords without a shape as easy as the small F; among equals, the one nearer to the nut.
 * @example adviseCapo(['Dm', 'Gm', 'A7'])[0] // { capo: 5, shapes: ['Am', 'Dm', 'E7'], barreCount: 0 }
 */
export function adviseCapo(chords: readonly string[], instrument: Instrument = GUITAR) {
  return Array.from({ length: HIGHEST_CAPO + 1 }, (_, capo) => {
    const shapes = transposeChords(chords, -capo);
    const barreChords = barreChordsIn(shapes, instrument);
    const hardCount = barreChords.filter((chord) => !instrument.voicingsOf(chord).some(isNearlyOpen)).length;
    return { hardCount, advice: { capo, shapes, barreCount: barreChords.length } };
  })
    .sort((one, other) => one.hardCount - other.hardCount || one.advice.capo - other.advice.capo)
    .map(({ advice }) => advice);
}

/** Every transposition, the nearest first and up before down. */
const FROM_NEAREST: readonly Semitones[] = [0, 1, 11, 2, 10, 3, 9, 4, 8, 5, 7, 6];

/** How far a song may be transposed without asking the singer, in semitones. */
const NEAR = 3;
/** An easy key has at most this many barre chords more than the easiest key. */
const SPARED = 1;

/**
 * The transposition, 0 to 11, to the nearest easy key: within three semitones the key with the fewest barre chords, the
 * nearest among equals, up before down. If none of these is easy, the nearest easy key beyond.
 * @example nearestEasyKey(['Gm', 'Cm', 'D7']) // 2
 */
export function nearestEasyKey(chords: readonly string[], instrument: Instrument = GUITAR): Semitones {
  const barreCounts = FROM_NEAREST.map(
    (transposition) => barreChordsIn(transposeChords(chords, transposition), instrument).length,
  );
  const easy = Math.min(...barreCounts) + SPARED;
  const most = Math.min(easy, ...barreCounts.slice(0, 1 + 2 * NEAR));
  return FROM_NEAREST[barreCounts.findIndex((count) => count <= most)] ?? 0;
}

/**
 * The transposition, 0 to 11, to the nearest key in which a voice can sing a tune and chords are easy at the best capo
 * position, up before down. Keys with the tune's middle in the middle of the voice come first. Null if the tune's range
 * is wider than the voice's.
 * @example findVoiceKey(['C', 'F', 'G7'], { lowest: 60, highest: 74, middle: 67 }, VOICE_RANGES.bass) // 10
 */
export function findVoiceKey(
  chords: readonly string[],
  tune: TuneRange,
  voice: PitchRange,
  instrument: Instrument = GUITAR,
) {
  const sungIn = (isSung: typeof isInMiddle): Semitones[] =>
    FROM_NEAREST.filter((transposition) => isSung(moveRange(tune, transposition), voice));
  const inMiddle = sungIn(isInMiddle);
  return firstEasy(chords, inMiddle.length > 0 ? inMiddle : sungIn(isInVoice), instrument);
}

/**
 * The key for a group of voices: its transposition, 0 to 11, and the indexes of the voices that cannot sing the tune in
 * it, each in its own octave. It leaves out as few voices as possible; among such keys, the current one stays, else the
 * nearest easy one is found.
 * @example findGroupKey(['Am'], { lowest: 60, highest: 76, middle: 68 }, [VOICE_RANGES.bass]) // { transposition: 8, leftOut: [] }
 */
export function findGroupKey(
  chords: readonly string[],
  tune: TuneRange,
  voices: readonly PitchRange[],
  instrument: Instrument = GUITAR,
) {
  const keys = FROM_NEAREST.map((transposition) => {
    const moved = moveRange(tune, transposition);
    const leftOut = voices.flatMap((voice, index) => (isInVoice(moved, voice) ? [] : [index]));
    return { transposition, leftOut };
  });
  const fewest = Math.min(...keys.map(({ leftOut }) => leftOut.length));
  const best = keys.filter(({ leftOut }) => leftOut.length === fewest);
  const transpositions = best.map(({ transposition }) => transposition);
  const found = transpositions[0] === 0 ? 0 : firstEasy(chords, transpositions, instrument);
  return best.find(({ transposition }) => transposition === found) ?? null;
}

/** The first of some transpositions in which chords are easy at the best capo position; null if there is none. */
function firstEasy(
  chords: readonly string[],
  transpositions: readonly Semitones[],
  instrument: Instrument,
): Semitones | null {
  const barreCounts = transpositions.map((transposition) =>
    fewestBarreChords(transposeChords(chords, transposition), instrument),
  );
  const easy = Math.min(...barreCounts) + SPARED;
  return transpositions[barreCounts.findIndex((count) => count <= easy)] ?? null;
}

/** The fret of the capo, the semitones that the song sounds higher, −5 to 6, and its unknown chords, each once. */
export type KnownWay = ReturnType<typeof findKnownWay>;

/**
 * Finds the way with the fewest unknown chords to play chords shown for a capo. Among equals, the current way comes
 * first, then another capo with the same sound, lowest fret first, then another key, the nearest first and up before
 * down. A chord whose symbol does not define its notes is never known.
 * @example findKnownWay(['Hm'], 0, (sound) => sound === '9_0-3-7') // { capo: 2, transposition: 0, missing: [] }
 */
export function findKnownWay(chords: readonly string[], capo: number, isKnown: (sound: string) => boolean) {
  const sounds = [...onePerSound(chords)];
  const missingAt = (shift: Semitones): string[] =>
    sounds.flatMap(([sound, chord]) =>
      isKnown(moveSound(sound, shift)) ? [] : transposeChordLine(chord, shift),
    );
  const frets = Array.from({ length: HIGHEST_CAPO + 1 }, (_, fret) => fret);
  return [
    ...[capo, ...frets].map((fret) => ({ capo: fret, transposition: 0, missing: missingAt(capo - fret) })),
    ...FROM_NEAREST.map((shift) => ({ capo, transposition: shorterWay(shift), missing: missingAt(shift) })),
  ].reduce((best, way) => (way.missing.length < best.missing.length ? way : best));
}

const transposeChords = (chords: readonly string[], semitones: Semitones): string[] =>
  chords.map((chord) => transposeChordLine(chord, semitones));

/** The number of barre chords at the capo position with the fewest. */
export const fewestBarreChords = (chords: readonly string[], instrument: Instrument = GUITAR): number =>
  Math.min(...adviseCapo(chords, instrument).map(({ barreCount }) => barreCount));

/** The distinct chords that are not open; most of them need a barre. */
const barreChordsIn = (chords: readonly string[], { voicingsOf }: Instrument): string[] =>
  [...new Set(chords)].filter((chord) => !voicingsOf(chord).slice(0, 1).some(isOpen));
