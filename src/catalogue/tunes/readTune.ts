import abcjs, { type AbcElem, type TuneObject } from 'abcjs';
import { SongFileError } from '../chordPro/problems';
import type { SongFile } from '../song';
import { isMinor, parseChordSymbol, pitchClass } from '../../music';
import { CLOSE, parseMetre, tempoUnit, type Metre } from '../metre';
import { tuneElements } from '../tuneElements';
import { checkText, checkWarnings, inAbcjs, lineAt, readHead, toPlainText } from './tuneText';

/** A note of a tune; start and length are in whole notes from the tune's beginning. */
export interface TuneNote {
  readonly start: number;
  readonly length: number;
  /** A MIDI number, 60 for middle C. */
  readonly pitch: number;
  /** The syllable that begins on this note; empty if the previous one continues, null if nothing is sung. */
  readonly syllable: string | null;
  /** The line of the tune's text, counted from 1. */
  readonly line: number;
}

/** A bar of a tune; `offset` is the part of its metre that is missing before an upbeat. */
export interface Bar {
  readonly start: number;
  readonly end: number;
  readonly offset: number;
  readonly metre: Metre;
  readonly line: number;
}

/** A tune as written; repeats are not expanded. */
export interface Tune {
  /** The key's tonic as ABC names it, such as `Bb`. */
  readonly tonic: string;
  readonly isMinor: boolean;
  readonly hasFlats: boolean;
  /** Empty for a free tune. */
  readonly time: string;
  /** Quarters per minute, in 6/8, 9/8 and 12/8 dotted quarters; 0 if the tune gives none. */
  readonly tempo: number;
  readonly notes: readonly [TuneNote, ...TuneNote[]];
  /** Empty for a free tune. */
  readonly bars: readonly Bar[];
  /** The times of the bar lines; in a free tune they separate phrases. */
  readonly barLines: readonly number[];
  readonly end: number;
}

const LETTERS = /\p{L}/gu;
/** A tonic and a mode in its short form. */
const KEY = /^([A-G][#b]?)(?:(m|aeo|dor|phr)|ion|lyd|mix)?$/;

/** Reads a tune in ABC notation; throws a SongFileError if it is malformed. */
export function readTune(written: string): Tune {
  const abc = toPlainText(written);
  const { headLines, metre, tempo, key } = readHead(abc);
  const [, tonic, minor] = KEY.exec(key) ?? [];
  if (tonic === undefined)
    throw new SongFileError(
      `«K:${key}» is no key: the key of a tune is a tonic and a mode, other accidentals stand at their notes`,
      headLines,
    );
  checkText(abc, headLines);
  const [tune] = inAbcjs(() => abcjs.parseOnly(abc));
  checkWarnings(abc, tune.warnings);
  const time = metre === 'none' ? '' : metre;
  const { notes, bars, ...rest } = walk(abc, tune);
  const [first, ...others] = notes;
  if (!first) throw new SongFileError('the tune has no notes');
  checkBars(bars);
  checkSyllables(abc, notes);
  return {
    tonic,
    isMinor: minor !== undefined,
    hasFlats: tune.getKeySignature().accidentals?.some(({ acc }) => acc === 'flat') ?? false,
    time,
    tempo: tempoOf(tempo, time),
    notes: [first, ...others],
    bars,
    ...rest,
  };
}

function tempoOf([count, unit, beats]: readonly string[], time: string): number {
  if (beats === undefined) return 0;
  return Math.round((Number(beats) * Number(count)) / Number(unit) / tempoUnit(time));
}

/** Throws if a tune and the directives of its song disagree. */
export function checkTune(tune: Tune, song: SongFile): void {
  const { tonic, time, tempo } = tune;
  const { root = '' } = parseChordSymbol(song.key) ?? {};
  // A mode with a minor scale may have a major third at its notes.
  const isOtherMode = isMinor(song.key) && !tune.isMinor;
  if (pitchClass(tonic) !== pitchClass(root) || isOtherMode)
    throw new SongFileError(`the tune is in ${tonic}${tune.isMinor ? 'm' : ''}, the song in ${song.key}`);
  if (time !== song.time)
    throw new SongFileError(`the tune has the metre «${time}», the song «${song.time}»`);
  if (tempo !== song.tempo)
    throw new SongFileError(`the tune has ${tempo} beats a minute, the song ${song.tempo}`);
}

/** Walks through a tune and records the times of its notes, bars and bar lines. */
function walk(abc: string, tune: TuneObject) {
  const pitches = pitchesByPlace(tune);
  const notes: TuneNote[] = [];
  const bars: Bar[] = [];
  const barLines: number[] = [];
  const elements = tuneElements(tune).flat();
  let barStart = 0;
  let metre: Metre | null = null;
  const closeBar = (time: number, at: number): void => {
    if (metre && time - barStart > CLOSE) {
      const missing = metre.length - (time - barStart);
      const before = bars.at(-1);
      const completes = before && before.end - before.start + time - barStart - before.metre.length < CLOSE;
      const offset = missing > CLOSE && (!before || completes) ? missing : 0;
      bars.push({ start: barStart, end: time, offset, metre, line: lineAt(abc, at) });
    }
    if (time - (barLines.at(-1) ?? 0) > CLOSE) barLines.push(time);
    barStart = time;
  };
  for (const element of elements) {
    const { start, length, startChar, rest } = element;
    const refuse = (reason: string): never => {
      throw new SongFileError(reason, lineAt(abc, startChar));
    };
    if (element.el_type === 'bar') closeBar(start, startChar);
    else if (element.el_type === 'meter') {
      const [change] = element.value ?? [];
      if (change) metre = parseMetre(`${change.num}/${change.den}`);
    } else if (rest?.type.endsWith('multimeasure')) {
      if (!metre) refuse('a free tune has no bars that could be rested');
      else for (let bar = 1; bar < (rest.text ?? 1); bar++) closeBar(start + bar * metre.length, startChar);
    } else if (element.pitches) {
      const [{ accidental, endTie } = {}, ...others] = element.pitches;
      if (others.length > 0) refuse('several notes at once are no tune');
      if (accidental?.startsWith('quarter')) refuse('a quarter tone cannot be played');
      const syllable = element.lyric?.[0]?.syllable.trim() ?? null;
      const pitch = pitches.get(startChar);
      const last = notes.at(-1);
      if (pitch !== undefined) notes.push({ start, length, pitch, syllable, line: lineAt(abc, startChar) });
      else if (last && endTie) {
        if (syllable)
          refuse(`«${syllable}» stands under a note that is tied to the one before: write _ there`);
        notes[notes.length - 1] = { ...last, length: last.length + length };
      } else refuse('a note of the tune does not sound');
    }
  }
  const last = elements.at(-1);
  const end = last ? last.start + last.length : 0;
  closeBar(end, abc.length);
  return { notes, bars, barLines, end };
}

/** The MIDI pitch of every struck note, without its ornaments, by its place in the text. */
function pitchesByPlace(tune: TuneObject): Map<number, number> {
  for (const { staff = [] } of tune.lines)
    for (const element of staff[0]?.voices?.[0] ?? []) delete (element as AbcElem).decoration;
  const [track = []] = inAbcjs(() => tune.setUpAudio({ chordsOff: true }).tracks);
  return new Map(track.flatMap((item) => (item.cmd === 'note' ? [[item.startChar, item.pitch]] : [])));
}

/** Throws for a bar that is too long, or too short and neither at an edge nor completed by a neighbour. */
function checkBars(bars: readonly Bar[]): void {
  bars.forEach(({ start, end, metre, line }, index) => {
    const isBarLong = (length: number): boolean => Math.abs(length - metre.length) < CLOSE;
    const lengthOf = (bar: Bar | undefined): number => (bar ? bar.end - bar.start : 0);
    const length = end - start;
    const isEdge = index === 0 || index === bars.length - 1;
    const isCompleted = [index - 1, index + 1].some((other) => isBarLong(length + lengthOf(bars[other])));
    if (length - metre.length > CLOSE || !(isBarLong(length) || isEdge || isCompleted))
      throw new SongFileError(
        `bar ${index + 1} of the tune lasts ${length} of a whole note, not ${metre.length}`,
        line,
      );
  });
}

/** Throws if there are more syllables than notes; abcjs ignores the rest. */
function checkSyllables(abc: string, notes: readonly TuneNote[]): void {
  const sung = notes.flatMap(({ syllable }) => syllable?.match(LETTERS) ?? []).values();
  for (const { index, 1: words = '' } of abc.matchAll(/^w:(.*)$/gm))
    for (const { index: at, 0: letter } of words.matchAll(LETTERS))
      if (sung.next().value !== letter)
        throw new SongFileError(
          `no note is left for «${words.slice(at)}»: each line of notes has its own words below it, and no more syllables than notes`,
          lineAt(abc, index),
        );
}
