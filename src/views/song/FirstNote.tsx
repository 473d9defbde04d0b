import type { SongId } from '../../catalogue';
import { octaveFold, pitchClass, shorterWay } from '../../music';
import { selectSong, selectSounding } from '../../state';
import { openSound } from '../../sound/context';
import { useSongbook } from '../hooks';
import * as text from '../text/sound';
import { Icon } from '../ui/Icon';
import { IconButton } from '../ui/IconButton';
import { FORK } from '../ui/songIcons';

/** The lowest tonic that is sounded, the E below the C in the middle, as a MIDI number. */
const LOWEST_TONIC = 52;
const TONIC = /^[A-H][#b]*/;

/** A button that sounds the note on which a song begins, or its tonic where the tune is not known. */
export function FirstNote({ id }: { id: SongId }) {
  const { melody, key, capo, transpose } = useSongbook((state) => selectSong(state, id));
  const sounding = useSongbook((state) => selectSounding(state, id));
  const tonic = TONIC.exec(key)![0];
  const label = melody ? text.hearFirstNote(sounding(melody.first.name)) : text.hearTonic(sounding(tonic));
  const written = melody?.first.pitch ?? LOWEST_TONIC + octaveFold(pitchClass(tonic) - LOWEST_TONIC);
  const hear = async (): Promise<void> => {
    // At once: later it is no tap any more.
    openSound();
    const { hearNote } = await import(/* webpackChunkName: "guitar" */ '../../sound/hear');
    hearNote(written + capo + shorterWay(transpose));
  };
  return (
    <IconButton label={label} title={label} data-testid="first-note" onClick={() => void hear()}>
      <Icon shape={FORK} />
    </IconButton>
  );
}
