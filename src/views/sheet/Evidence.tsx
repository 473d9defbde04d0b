import type { ReactNode } from 'react';
import type { SongId } from '../../catalogue';
import { useContent } from '../hooks';
import { useIsCyrillic, useRomaniser } from './LatinNames';
import { useMeaning } from './meant';
import { useSongInKey } from './songKeyHooks';
import * as text from '../text';
import styles from './Evidence.module.css';

/**
 * The evidence for a song's chords, a remark on them, the reason why the song is free, and whose its
 * letters and its translation are.
 */
export function Evidence({
  id,
  meaning,
  children,
}: {
  id: SongId;
  /** The setting by which the translation is shown. */
  meaning: 'meaning' | 'bookletMeaning';
  /** What stands above it. */
  children?: ReactNode;
}) {
  const { rights, evidence, source, remark, language } = useContent(id);
  const meant = useMeaning(id, meaning);
  const isRomanised = useRomaniser() !== null && language === 'hy';
  const isCyrillic = useIsCyrillic();
  return (
    <div className={styles.evidence}>
      {children}
      {evidence && (
        <p data-testid="evidence">
          <span>{text.evidence[evidence]}</span>
          {source && <span>{` ${text.foundAt(source)}`}</span>}
        </p>
      )}
      {remark && <Remark id={id} remark={remark} />}
      {rights && <p>{rights}</p>}
      {isRomanised && <p>{text.latinNote(isCyrillic)}</p>}
      {meant && meant.lines.length + meant.glosses.length > 0 && <p>{text.ownTranslation}</p>}
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
