import type { SongId } from '../../catalogue';
import { selectKey, selectSong } from '../../state';
import { useSongbook } from '../hooks';
import { text } from '../text';
import styles from './SongPage.module.css';

/** What a guitarist wants to know before the first bar. */
export function SongFacts({ id }: { id: SongId }) {
  const { capo, time } = useSongbook((state) => selectSong(state, id));
  const key = useSongbook((state) => selectKey(state, id));
  const facts = [
    { name: text.key, value: key },
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
