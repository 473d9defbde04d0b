import { useState } from 'react';
import { useReaderSetting } from '../hooks';
import { useIsCyrillic } from '../sheet/LatinNames';
import * as text from '../text';
import { Birds } from '../ui';
import styles from './BookletCover.module.css';
import type { BookletContent } from './bookletSongs';
import { inWords, PageCode, usePrintsCodes } from './PageCode';

/** The cover of a booklet: its title, its number of songs, the day, and the code that takes its set over. */
export function BookletCover({ title, songs, path }: BookletContent) {
  const [today] = useState(() => new Date());
  const hasCode = usePrintsCodes();
  const isRomanised = useReaderSetting('latin') !== 'none';
  const isCyrillic = useIsCyrillic();
  return (
    <div className={styles.cover}>
      <Birds />
      <h1>{title}</h1>
      <p>{text.songCount(songs.length)}</p>
      <p className={styles.date}>{text.date(today)}</p>
      {isRomanised && SONGBOOK_HAS.armenian && <p className={styles.date}>{text.latinNote(isCyrillic)}</p>}
      {hasCode && path !== undefined && (
        <div className={styles.coverCode}>
          <PageCode path={path} words={text.setCodeLeadsTo(inWords('/sets'))} />
        </div>
      )}
    </div>
  );
}
