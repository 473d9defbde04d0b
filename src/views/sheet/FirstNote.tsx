import type { SongId } from '../../catalogue';
import { octaveFold, pitchClass } from '../../music';
import { openSound } from '../../sound/context';
import { selectContent } from '../../state';
import { useSongbook } from '../hooks';
import * as text from '../text';
import { FORK, IconButton, MissingPart, useWhenFetched } from '../ui';
import { useSongInKey } from '../useSongInKey';
import styles from './FirstNote.module.css';

export function FirstNote({ id }: { id: SongId }) {
  const { label, pitch } = useFirstNote(id);
  const { stage, whenFetched, forget } = useWhenFetched();
  const hear = (): void => {
    // Opened at once: after the fetch it would no longer count as part of the tap.
    openSound();
    whenFetched(import(/* webpackChunkName: "guitar" */ '../../sound/hear'), ({ hearNote }) =>
      hearNote(pitch),
    );
  };
  return (
    <>
      <IconButton
        icon={FORK}
        className={styles.first}
        label={label}
        title={label}
        data-testid="first-note"
        onClick={hear}
      />
      {stage === 'failed' && <MissingPart onNoted={forget} />}
    </>
  );
}

/** The lowest tonic that is sounded, the E below middle C, as a MIDI number. */
const LOWEST_TONIC = 52;

/** The first note of a song in its current key, or its tonic: a MIDI number, and a button's label. */
export function useFirstNote(id: SongId): { label: string; pitch: number } {
  const { melody, key } = useSongbook((state) => selectContent(state, id));
  const { sounding, tuneShift } = useSongInKey(id);
  const tonic = key.replace('m', '');
  const written = melody?.first.pitch ?? LOWEST_TONIC + octaveFold(pitchClass(tonic) - LOWEST_TONIC);
  return {
    label: melody ? text.hearFirstNote(sounding(melody.first.name)) : text.hearTonic(sounding(tonic)),
    pitch: written + tuneShift,
  };
}
