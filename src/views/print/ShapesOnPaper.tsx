import { chordSound, rootOf, type Instrument } from '../../music/shapes';
import { selectContent, selectSongInKey, type RootState } from '../../state';
import { useReaderSetting } from '../hooks';
import { NamedShapes, type NamedShape } from '../guitar/NamedShapes';
import { chordsAt } from '../guitar/songChords';
import type { BookletSong } from './bookletSongs';
import styles from './ShapesOnPaper.module.css';

/** A shape with the pitch class of its chord's root. */
export interface PrintedShape extends NamedShape {
  readonly root: number;
}

/** The shapes of a song's chords, in its printed key and above its capo, in order of appearance. */
export function shapesOfSong(
  state: RootState,
  { id, songKey }: Pick<BookletSong, 'id' | 'songKey'>,
  { voicingsOf }: Instrument,
): readonly PrintedShape[] {
  const { chordShift, spelling } = selectSongInKey(state, id, songKey);
  return chordsAt(selectContent(state, id), chordShift).flatMap((chord) => {
    const [voicing] = voicingsOf(chord);
    const sound = chordSound(chord);
    return voicing && sound ? [{ name: spelling.shown(chord), voicing, root: rootOf(sound) }] : [];
  });
}

/** The shapes of all songs, each name once, by root from C upwards as in the chord dictionary. */
export function shapesOfSongs(
  state: RootState,
  songs: readonly BookletSong[],
  instrument: Instrument,
): readonly PrintedShape[] {
  const byName = new Map(
    songs.flatMap((song) => shapesOfSong(state, song, instrument)).map((shape) => [shape.name, shape]),
  );
  return [...byName.values()].sort((one, other) => one.root - other.root || (one.name < other.name ? -1 : 1));
}

/** Whether chord shapes are printed at a place that a setting names. */
export function usePrintsShapes(place: 'shapesAtSongs' | 'shapesAtEnd'): boolean {
  const hasChords = useReaderSetting('bookletSheet') === 'chords';
  return useReaderSetting(place) && hasChords;
}

/** Chord shapes in rows, in black. */
export const ShapesOnPaper = ({ shapes }: { shapes: readonly PrintedShape[] }) => (
  <div className={styles.shapes} translate="no" data-testid="printed-shapes">
    <NamedShapes shapes={shapes} className={styles.shape} />
  </div>
);
