import type { SongId } from '../../catalogue';
import { formatNotation } from '../../music';
import type { CapoAdvice } from '../../music/shapes';
import { capoPlaced, capoRemoved, selectPlayedCapo } from '../../state';
import { useReaderSetting, useSongbook, useSongbookDispatch } from '../hooks';
import * as text from '../text/shapes';
import styles from './ShapesPanel.module.css';

/** Places for the capo with the shapes that keep the song's sound; the one whose shapes the sheet shows is marked. */
export function CapoChoice({
  id,
  advice,
  ownCapo,
}: {
  id: SongId;
  advice: readonly CapoAdvice[];
  ownCapo: number;
}) {
  const played = useSongbook((state) => selectPlayedCapo(state, id)) ?? ownCapo;
  const notation = useReaderSetting('notation');
  const dispatch = useSongbookDispatch();
  return (
    <ul className={styles['advice']}>
      {advice.map(({ capo, shapes, barreCount }) => (
        <li key={capo}>
          <button
            type="button"
            data-testid="capo-advice"
            data-capo={capo}
            aria-pressed={capo === played}
            onClick={() => dispatch(capo === ownCapo ? capoRemoved({ id }) : capoPlaced({ id, capo }))}
          >
            <strong>{text.capoAt(capo)}</strong>
            <small>{text.barres(barreCount)}</small>
            <span translate="no">{shapes.map((shape) => formatNotation(shape, notation)).join(' ')}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
