import { parseInternational, transposeChordLine, voiceRange } from '../music';
import { useNeutralSpelling } from './sheet/songKeyHooks';
import * as text from './text';

/** The names of notes and voices, in the visitor's notation. */
export function useVoiceNames() {
  const { shown } = useNeutralSpelling();
  /** The name of a MIDI number without its octave. */
  const pitchName = (pitch: number): string => shown(parseInternational(transposeChordLine('C', pitch)));
  /** The name of a MIDI number with its octave; octave 4 begins at middle C. */
  const noteName = (pitch: number): string => `${pitchName(pitch)}${Math.floor(pitch / 12) - 1}`;
  /** The name of a kind of voice, or its outer notes. */
  const voiceName = (voice: string): string => {
    const range = voiceRange(voice);
    const names: Readonly<Record<string, string>> = text.voices;
    return names[voice] ?? (range ? `${noteName(range.lowest)}–${noteName(range.highest)}` : voice);
  };
  return { pitchName, noteName, voiceName };
}
