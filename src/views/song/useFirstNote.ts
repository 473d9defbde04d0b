import type { SongId } from '../../catalogue';
import { octaveFold, pitchClass, shorterWay } from '../../music';
import { openSound } from '../../sound/context';
import { selectSong, selectSounding } from '../../state';
import { useSongbook } from '../hooks';
import * as text from '../text/sound';

/** The lowest tonic that is sounded, the E below the C in the middle, as a MIDI number. */
const LOWEST_TONIC = 52;
const TONIC = /^[A-H][#b]*/;

/** The note on which a song begins as it sounds now, or its tonic where the tune is not known: in words, and what sounds it in a tap. */
export function useFirstNote(id: SongId): { label: string; hear: () => void } {
  const { melody, key, capo, transpose } = useSongbook((state) => selectSong(state, id));
  const sounding = useSongbook((state) => selectSounding(state, id));
  const tonic = TONIC.exec(key)![0];
  const written = melody?.first.pitch ?? LOWEST_TONIC + octaveFold(pitchClass(tonic) - LOWEST_TONIC);
  const hear = async (): Promise<void> => {
    // At once: later it is no tap any more.
    openSound();
    const { hearNote } = await import(/* webpackChunkName: "guitar" */ '../../sound/hear');
    hearNote(written + capo + shorterWay(transpose));
  };
  return {
    label: melody ? text.hearFirstNote(sounding(melody.first.name)) : text.hearTonic(sounding(tonic)),
    hear: () => void hear(),
  };
}
