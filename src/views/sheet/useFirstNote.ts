import type { SongId } from '../../catalogue';
import { octaveFold, pitchClass } from '../../music';
import { selectContent } from '../../state';
import { useSongbook } from '../hooks';
import * as text from '../text/sound';
import { useSongInKey } from '../useSongInKey';

/** The lowest tonic that is sounded, the E below middle C, as a MIDI number. */
const LOWEST_TONIC = 52;
const TONIC = /^[A-H][#b]*/;

/**
 * The note on which a song begins in its current key, or its tonic if the tune is not known: its MIDI number, and the
 * label of a button that sounds it.
 */
export function useFirstNote(id: SongId): { label: string; pitch: number } {
  const { melody, key } = useSongbook((state) => selectContent(state, id));
  const { sounding, tuneShift } = useSongInKey(id);
  const tonic = TONIC.exec(key)![0];
  const written = melody?.first.pitch ?? LOWEST_TONIC + octaveFold(pitchClass(tonic) - LOWEST_TONIC);
  return {
    label: melody ? text.hearFirstNote(sounding(melody.first.name)) : text.hearTonic(sounding(tonic)),
    pitch: written + tuneShift,
  };
}
