import type { SongId } from '../../../catalogue';
import { beatsOf } from '../../../sound/accompaniment';
import { useReaderSetting } from '../../hooks';
import { useSongElements } from '../../songElements';
import * as text from '../../text';
import { useSinging } from '../useTempo';
import { barsOf } from './songScore';
import styles from './Strum.module.css';

/** How guitarists write other signs: the thumb plays every bass. */
const DRAWN: Readonly<Record<string, string>> = { P: 'p', '-': '·' };

/** The strokes of a bar's accompaniment by its beats, in each metre of a song; the player lights the one that sounds. */
export function Strum({ id }: { id: SongId }) {
  const { strum } = useSongElements();
  const accompaniment = useReaderSetting('accompaniment');
  const bars = useSinging(id).lines.flatMap(barsOf);
  const metres = new Set(bars.map(({ metre }) => metre));
  const beatsIn = (metre: string) => {
    let place = 0;
    return beatsOf(metre, accompaniment).map((beat, index) => (
      <span key={index}>
        {beat.map((sign) => (
          <b key={place} data-stroke={`${metre} ${place++}`}>
            {DRAWN[sign] ?? sign}
          </b>
        ))}
      </span>
    ));
  };
  return (
    <div ref={strum} className={styles.strum} role="group" aria-label={text.strum} translate="no">
      {[...metres].map((metre) => (
        <p key={metre}>
          <span>{metre}</span>
          {beatsIn(metre)}
        </p>
      ))}
    </div>
  );
}
