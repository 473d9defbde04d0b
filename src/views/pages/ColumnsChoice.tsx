import { use, useEffect, useState } from 'react';
import { useReaderSetting } from '../hooks';
import { SettingChoice } from '../sheet/SettingControls';
import { Expansion } from '../sheet/Sheet';
import { useSongElements } from '../songElements';
import * as text from '../text';
import styles from './SongLook.module.css';

/** The columns of a song; the choice to fit it says how many screens it takes here. */
export function ColumnsChoice() {
  const { sheet } = useSongElements();
  const textSize = useReaderSetting('textSize');
  const [, setExpand] = use(Expansion);
  const isFull = useReaderSetting('fullRefrains');
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    let isLeft = false;
    import(/* webpackChunkName: "playing" */ '../play/countScreens')
      .then(({ countScreens }) => {
        if (!isLeft && sheet.current)
          setCount(countScreens(sheet.current, textSize, isFull ? setExpand : undefined));
      })
      // Without a count the choice has its usual name.
      .catch(() => undefined);
    return () => void (isLeft = true);
  }, [sheet, textSize, setExpand, isFull]);
  return (
    <div>
      <SettingChoice setting="columns" names={count === null ? undefined : { fit: text.wholeSong(count) }} />
      <ColumnsNotice />
    </div>
  );
}

/** The width of a column and of the gap between two, in ems of the sheet, as in `sheet/Sheet.module.css`. */
const COLUMN = { width: 22, gap: 3 };

function ColumnsNotice() {
  const columns = useReaderSetting('columns');
  const textSize = useReaderSetting('textSize');
  const { sheet } = useSongElements();
  const [isNarrow, setNarrow] = useState(false);
  useEffect(() => {
    const measured = new AbortController();
    const measure = (): void => setNarrow(columnsWithRoom(sheet.current) < 2);
    measure();
    window.addEventListener('resize', measure, measured);
    return () => measured.abort();
  }, [columns, textSize, sheet]);
  if (columns !== 'fill' || !isNarrow) return null;
  return (
    <p className={styles.notice} role="status">
      {text.oneColumnOnly}
    </p>
  );
}

/** The number of columns with room on the page beside the tools, not counting an open panel. */
function columnsWithRoom(sheet: Element | null): number {
  const page = sheet?.parentElement;
  if (!page) return Infinity;
  const letter = parseFloat(getComputedStyle(sheet).fontSize);
  const beside = parseFloat(getComputedStyle(page).gridTemplateColumns.split(' ')[1] ?? '0');
  return Math.floor(
    (page.clientWidth - beside + COLUMN.gap * letter) / ((COLUMN.width + COLUMN.gap) * letter),
  );
}
