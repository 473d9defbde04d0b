import type { SongId } from '../../catalogue';
import { useContent, useReaderSetting } from '../hooks';
import { useSongInKey } from './songKeyHooks';
import * as text from '../text';
import styles from './Evidence.module.css';

/** The evidence for a song's chords, a remark on them, the reason why the song is free, and whose its translation is. */
export function Evidence({
  id,
  meaning,
}: {
  id: SongId;
  /** The setting by which the translation is shown. */
  meaning: 'meaning' | 'bookletMeaning';
}) {
  const { rights, evidence, source, remark } = useContent(id);
  return (
    <div className={styles.evidence}>
      <p data-testid="evidence">
        <span>{text.evidence[evidence]}</span>
        {source && <span>{` ${text.foundAt(source)}`}</span>}
      </p>
      {remark && <Remark id={id} remark={remark} />}
      <p>{rights}</p>
      {useReaderSetting(meaning) && <p>{text.ownTranslation}</p>}
    </div>
  );
}

/** A remark with the chords in its parentheses named in the key that is played. */
function Remark({ id, remark }: { id: SongId; remark: string }) {
  const { played } = useSongInKey(id);
  return (
    <p data-testid="remark">{remark.replace(/\(([A-H][^()]*)\)/g, (_, chord: string) => played(chord))}</p>
  );
}
