import type { SongId } from '../../catalogue';
import { formatNotation } from '../../music';
import { selectKey, selectPlayedCapo, selectSong } from '../../state';
import { useReading, useSongbook } from '../hooks';
import * as text from '../text';
import styles from './SongPage.module.css';

/** What a guitarist wants to know before the first bar. */
export function SongFacts({ id }: { id: SongId }) {
  const { capo, time, transpose } = useSongbook((state) => selectSong(state, id));
  const key = useSongbook((state) => selectKey(state, id));
  const playedCapo = useSongbook((state) => selectPlayedCapo(state, id));
  const notation = useReading('notation');
  const facts: readonly { name: string; value: string; className?: string | undefined }[] = [
    { name: text.key, value: formatNotation(key, notation) },
    ...(time ? [{ name: text.time, value: time }] : []),
    ...(capo ? [{ name: text.capo, value: String(playedCapo ?? capo) }] : []),
    ...(transpose
      ? [{ name: text.transposedOnPaper, value: text.semitonesUp(transpose), className: styles['onPaper'] }]
      : []),
  ];
  return (
    <dl className={styles['facts']}>
      {facts.map(({ name, value, className }) => (
        <div key={name} className={className}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
