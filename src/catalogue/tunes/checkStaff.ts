import abcjs from 'abcjs';
import { pitchClass, shorterWay } from '../../music';
import { SongFileError } from '../chordPro/problems';
import { transposeTune } from '../transposeTune';
import { tuneElements } from '../tuneElements';
import type { TuneNote } from './readTune';

/**
 * Throws if a staff would show other notes than those that sound, in any key: abcjs transposes some accidentals in other
 * octaves, and all notes after a change of key inside a line, to wrong notes. `capo` is the fret of the song's file.
 */
export function checkStaff(abc: string, notes: readonly TuneNote[], capo: number): void {
  const parsed = abcjs.parseOnly(abc);
  const ways = Array.from({ length: 12 }, (_, semitones) => shorterWay(semitones));
  for (const semitones of new Set([...ways, ...ways.map((way) => way + capo)])) {
    const shown = shownPitches(transposeTune(abc, semitones, parsed));
    const wrong = notes.findIndex(({ pitch }, index) => shown[index] !== pitch + semitones);
    if (wrong >= 0)
      throw new SongFileError(
        `moved by ${semitones} semitones, the staff would not show note ${wrong + 1} of the tune as it sounds: write it in another way`,
        notes[wrong]?.line,
      );
  }
}

const LETTERS = 'CDEFGAB';
const ALTERED: Readonly<Record<string, number>> = { sharp: 1, flat: -1, dblsharp: 2, dblflat: -2 };

/**
 * The pitches that a reader of the staff plays, as MIDI numbers: an accidental counts on its own line or space, up to the
 * bar line. Tied notes count as one.
 */
function shownPitches(abc: string): number[] {
  const key = new Map<number, number>();
  const inBar = new Map<number, number>();
  return tuneElements(abcjs.parseOnly(abc)[0])
    .flat()
    .flatMap(({ el_type, accidentals = [], pitches: [note] = [] }) => {
      if (el_type === 'key') {
        key.clear();
        for (const sign of accidentals)
          key.set(LETTERS.indexOf(sign.note.toUpperCase()), ALTERED[sign.acc] ?? 0);
      }
      if (el_type === 'bar') inBar.clear();
      if (!note || note.endTie) return [];
      const { pitch: place, accidental } = note;
      if (accidental) inBar.set(place, ALTERED[accidental] ?? 0);
      const octave = Math.floor(place / 7);
      const letter = place - 7 * octave;
      const natural = 60 + 12 * octave + pitchClass(LETTERS.charAt(letter));
      return [natural + (inBar.get(place) ?? key.get(letter) ?? 0)];
    });
}
