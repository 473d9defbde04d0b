import type { Song } from '../../catalogue';
import { selectSheet } from '../../state';
import { useReading, useSongbook } from '../hooks';
import styles from './Sheet.module.css';
import { SheetLineView } from './SheetLineView';
import { splitStanzas } from './stanzas';

/** A song's words with the chords over their syllables, as the visitor wants them shown. */
export function Sheet({ song: { id, language } }: { song: Song }) {
  const lines = useSongbook((state) => selectSheet(state, id));
  const notation = useReading('notation');
  const chordsAnnounced = useReading('chordsAnnounced');
  return (
    <div
      className={styles['sheet']}
      data-columns={useReading('columns')}
      data-sheet={useReading('sheet')}
      lang={language === 'hy' ? undefined : language}
    >
      {splitStanzas(lines).map((stanza) => (
        <div key={stanza[0]?.index} className={styles['stanza']}>
          {stanza.map(({ line, index }) => (
            <SheetLineView
              key={index}
              line={line}
              index={index}
              notation={notation}
              chordsAnnounced={chordsAnnounced}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
