import { parseInternational, transposeChordLine } from '../../music';
import { useNeutralSpelling } from '../useNeutralSpelling';

/** What names a note, a MIDI number, as the reader spells notes, with its octave: 4 for the one from the C in the middle. */
export function useNoteName(): (pitch: number) => string {
  const { shown } = useNeutralSpelling();
  return (pitch) =>
    `${shown(parseInternational(transposeChordLine('C', pitch)))}${Math.floor(pitch / 12) - 1}`;
}
