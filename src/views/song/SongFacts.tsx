import type { SongId } from '../../catalogue';
import { formatNotation } from '../../music';
import { selectKey, selectSong } from '../../state';
import { useReading, useSongbook } from '../hooks';
import * as text from '../text';
import styles from './SongPage.module.css';

/** What a guitarist wants to know before the first bar. */
export function SongFacts({ id }: { id: SongId }) {
  const { capo, time } = useSongbook((state) => selectSong(state, id));
  const key = useSongbook((state) => selectKey(state, id));
  const notation = useReading('notation');
  const facts = [
    { name: text.key, value: formatNotation(key, notation) },
    ...(time ? [{ name: text.time, value: time }] : []),
    ...(capo ? [{ name: text.capo, value: String(capo) }] : []),
  ];
  return (
    <dl className={styles['facts']}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
