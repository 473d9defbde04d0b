import { useState } from 'react';
import type { SongId } from '../../catalogue';
import { selectIsLoaded, selectHaveContentsFailed } from '../../state';
import { useReaderSetting, useSongbook } from '../hooks';
import { useServices } from '../services';
import { useRomanisation } from '../song/useLatin';
import * as text from '../text/booklet';
import * as common from '../text/common';
import { Booklet } from './Booklet';
import styles from './Booklet.module.css';
import { useIsPrinting } from './useIsPrinting';
import { usePrintWhenReady } from './usePrintWhenReady';

/** The button that prints the favorites as a booklet, and the booklet itself while anything prints the page. */
export function BookletPrinter({ ids }: { ids: readonly SongId[] }) {
  const { wantContent } = useServices();
  const romanise = useRomanisation();
  const needsLatin = useReaderSetting('latin') !== 'none';
  const hasContents = useSongbook((state) => ids.every((id) => selectIsLoaded(state, id)));
  const haveContentsFailed = useSongbook(selectHaveContentsFailed);
  const [isAsked, setAsked] = useState(false);
  const isReady = hasContents && (!needsLatin || romanise !== null);
  const isPrinting = useIsPrinting(isReady);
  usePrintWhenReady(isAsked && isReady, () => setAsked(false));
  const ask = (): void => {
    ids.forEach(wantContent);
    setAsked(true);
  };
  return (
    <>
      <button type="button" className={styles['button']} onClick={ask}>
        {text.printBooklet}
      </button>
      <span role="status" className={styles['state']}>
        {isAsked && (haveContentsFailed ? common.songUnreachable : text.preparingBooklet)}
      </span>
      {isPrinting && <Booklet ids={ids} />}
    </>
  );
}
