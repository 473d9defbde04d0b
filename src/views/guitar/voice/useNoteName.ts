import { parseInternational, transposeChordLine } from '../../../music';
import { useNeutralSpelling } from '../../useNeutralSpelling';

/** Names a MIDI number as the reader spells it, with its octave; octave 4 begins at middle C. */
export function useNoteName(): (pitch: number) => string {
  const { shown } = useNeutralSpelling();
  return (pitch) =>
    `${shown(parseInternational(transposeChordLine('C', pitch)))}${Math.floor(pitch / 12) - 1}`;
}
