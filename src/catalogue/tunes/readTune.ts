import abcjs, { type TuneObject } from 'abcjs';
import { SongFileError } from '../chordPro/problems';
import type { SongFile } from '../song';
import { pitchClass } from '../../music';
import { CLOSE, parseMetre, tempoUnit, type Metre } from '../metre';
import { tuneElements } from '../tuneElements';

/** A note of a tune; start and length are in whole notes from the tune's beginning. */
export interface TuneNote {
  readonly start: number;
  readonly length: number;
  /** A MIDI number, 60 for middle C. */
  readonly pitch: number;
  /** The syllable that begins on this note; empty if the previous one continues, null if nothing is sung. */
  readonly syllable: string | null;
}

/** A bar of a tune; `offset` is the part of its metre that is missing before an upbeat. */
export interface Bar {
  readonly start: number;
  readonly end: number;
  readonly offset: number;
  readonly metre: Metre;
}

/** A tune as written; repeats are not expanded. */
export interface Tune {
  /** The key's tonic as ABC names it, such as `Bb`. */
  readonly tonic: string;
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

const HEAD =
  /^X:1\nM:(?<time>none|\d+\/\d+)\nL:1\/\d+\n(?:Q:(?<count>\d+)\/(?<unit>\d+)=(?<beats>\d+)\n)?K:(?<key>.+)\n/;
const KEY = /^\s*([A-G][#b]?)(?:m|min|maj|ion|aeo|dor|phr|lyd|mix)?$/i;

/** Reads a tune in ABC notation; throws a SongFileError if it is malformed. */
export function readTune(abc: string): Tune {
  const head = HEAD.exec(abc)?.groups;
  if (!head)
    throw new SongFileError(
      'a tune begins with X:1, M:3/4 or none, L:1/8, Q:1/4=80 where known, and K:, a line each',
    );
  const { key = '', time: metre = '' } = head;
  const tonic = KEY.exec(key)?.[1];
  if (tonic === undefined)
    throw new SongFileError(
      'the key of a tune is a tonic and a mode, other accidentals stand at their notes',
    );
  if (abc.includes('{')) throw new SongFileError('grace notes are not allowed in a tune');
  const [tune] = abcjs.parseOnly(abc);
  if (tune.warnings?.length) throw new SongFileError(`the tune cannot be read: ${tune.warnings.join('; ')}`);
  const time = metre === 'none' ? '' : metre;
  const { notes, bars, ...rest } = walk(tune, time === '' ? null : parseMetre(time));
  const [first, ...others] = notes;
  if (!first) throw new SongFileError('the tune has no notes');
  checkBars(bars);
  checkSyllables(abc, notes);
  const hasFlats = tune.getKeySignature().accidentals?.some(({ acc }) => acc === 'flat') ?? false;
  return { tonic, hasFlats, time, tempo: tempoOf(head, time), notes: [first, ...others], bars, ...rest };
}

function tempoOf({ count, unit, beats }: Readonly<Record<string, string | undefined>>, time: string): number {
  if (beats === undefined) return 0;
  return Math.round((Number(beats) * Number(count)) / Number(unit) / tempoUnit(time));
}

/** Throws if a tune and the directives of its song disagree. */
export function checkTune({ tonic, time, tempo }: Tune, song: SongFile): void {
  const [key = ''] = /^[A-H][#b]*/.exec(song.key) ?? [];
  if (pitchClass(tonic) !== pitchClass(key))
    throw new SongFileError(`the tune is in ${tonic}, the song in ${song.key}`);
  if (time !== song.time)
    throw new SongFileError(`the tune has the metre «${time}», the song «${song.time}»`);
  if (tempo !== song.tempo)
    throw new SongFileError(`the tune has ${tempo} beats a minute, the song ${song.tempo}`);
}

/** Walks through a tune and records the times of its notes, bars and bar lines. */
function walk(tune: TuneObject, metreAtStart: Metre | null) {
  const pitches = pitchesByPlace(tune);
  const notes: TuneNote[] = [];
  const bars: Bar[] = [];
  const barLines: number[] = [];
  const elements = tuneElements(tune).flat();
  let barStart = 0;
  let metre = metreAtStart;
  const closeBar = (time: number): void => {
    if (metre && time - barStart > CLOSE) {
      const missing = metre.length - (time - barStart);
      const before = bars.at(-1);
      const completes = before && before.end - before.start + time - barStart - before.metre.length < CLOSE;
      const offset = missing > CLOSE && (!before || completes) ? missing : 0;
      bars.push({ start: barStart, end: time, offset, metre });
    }
    if (time - (barLines.at(-1) ?? 0) > CLOSE) barLines.push(time);
    barStart = time;
  };
  for (const element of elements) {
    const { start, length } = element;
    if (element.el_type === 'bar') closeBar(start);
    else if (element.el_type === 'meter') {
      const [change] = element.value ?? [];
      if (!change?.den) throw new SongFileError('a change of metre inside the tune is written as [M:3/4]');
      metre = parseMetre(`${change.num}/${change.den}`);
    } else if (element.pitches) {
      const syllable = element.lyric?.[0]?.syllable.trim() ?? null;
      const pitch = pitches.get(element.startChar);
      const last = notes.at(-1);
      if (pitch !== undefined) notes.push({ start, length, pitch, syllable });
      else if (last && element.pitches[0]?.endTie)
        notes[notes.length - 1] = { ...last, length: last.length + length };
      else throw new SongFileError('a note of the tune does not sound');
    }
  }
  const last = elements.at(-1);
  const end = last ? last.start + last.length : 0;
  closeBar(end);
  return { notes, bars, barLines, end };
}

/** The MIDI pitch of every struck note, by its place in the text. */
function pitchesByPlace(tune: TuneObject): Map<number, number> {
  const [track = []] = tune.setUpAudio({ chordsOff: true }).tracks;
  return new Map(track.flatMap((item) => (item.cmd === 'note' ? [[item.startChar, item.pitch]] : [])));
}

/** Throws for a bar that is too long, or too short and neither at an edge nor completed by a neighbour. */
function checkBars(bars: readonly Bar[]): void {
  bars.forEach(({ start, end, metre }, index) => {
    const isWhole = (length: number): boolean => Math.abs(length - metre.length) < CLOSE;
    const lengthOf = (bar: Bar | undefined): number => (bar ? bar.end - bar.start : 0);
    const length = end - start;
    const isEdge = index === 0 || index === bars.length - 1;
    const isCompleted = [index - 1, index + 1].some((other) => isWhole(length + lengthOf(bars[other])));
    if (length - metre.length > CLOSE || !(isWhole(length) || isEdge || isCompleted))
      throw new SongFileError(
        `bar ${index + 1} of the tune lasts ${length} of a whole note, not ${metre.length}`,
      );
  });
}

/** Throws if there are more syllables than notes; abcjs ignores the rest. */
function checkSyllables(abc: string, notes: readonly TuneNote[]): void {
  const lettersOf = (words: string): string => words.replaceAll(/\P{L}/gu, '');
  const written = [...abc.matchAll(/^w:(.*)$/gm)].map(([, words = '']) => lettersOf(words)).join('');
  if (written !== lettersOf(notes.map(({ syllable }) => syllable ?? '').join('')))
    throw new SongFileError('a line of the tune has more syllables than notes');
}
