import type { SongId } from '../../catalogue';
import { octaveFold, pitchClass } from '../../music';
import { hearNote } from '../../sound/hear';
import { selectContent } from '../../state';
import { useSongbook } from '../hooks';
import * as text from '../text';
import { Button } from '../ui';
import { useSongInKey } from '../useSongInKey';

/** The lowest tonic that is sounded, the E below middle C, as a MIDI number. */
const LOWEST_TONIC = 52;

/** A button that sounds the first note of a song in its current key, or its tonic. */
export function FirstNote({ id }: { id: SongId }) {
  const { melody, key } = useSongbook((state) => selectContent(state, id));
  const { sounding, tuneShift } = useSongInKey(id);
  const tonic = key.replace('m', '');
  const written = melody?.first.pitch ?? LOWEST_TONIC + octaveFold(pitchClass(tonic) - LOWEST_TONIC);
  return (
    <Button data-testid="first-note" onClick={() => hearNote(written + tuneShift)}>
      {melody ? text.hearFirstNote(sounding(melody.first.name)) : text.hearTonic(sounding(tonic))}
    </Button>
  );
}
