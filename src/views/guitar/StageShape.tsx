import type { SongId } from '../../catalogue';
import { sheetOf } from '../../state';
import { useContent } from '../hooks';
import { useSongInKey } from '../sheet/songKeyHooks';
import * as text from '../text';
import { useKeys } from '../ui';
import { ChordDiagram } from './ChordDiagram';
import { chordOf, sheetTokens } from './songChords';
import styles from './StageShape.module.css';
import { useInstrument } from './useInstrument';

/** The easiest shape of a chord of the sheet, at the edge of the stage; a tap or Escape takes it away. */
export function StageShape({ id, shown, onClose }: { id: SongId; shown: number; onClose: () => void }) {
  const token = sheetTokens(sheetOf(useContent(id)))[shown];
  const { chordShift, spelling } = useSongInKey(id);
  const { voicingsOf } = useInstrument();
  useKeys('panel', { Escape: onClose });
  if (!token) return null;
  const chord = chordOf(token, chordShift);
  const name = spelling.shown(chord);
  const [voicing] = voicingsOf(chord);
  return (
    <button type="button" className={styles.shape} title={text.close} onClick={onClose} data-on-stage>
      <b translate="no">{name}</b>
      {voicing ? <ChordDiagram name={name} voicing={voicing} /> : <small>{text.noVoicing(name)}</small>}
    </button>
  );
}
