import { hasDottedBeats, type SongId } from '../../catalogue';
import { formatNotation, transposeChordLine } from '../../music';
import { selectKey, selectShownCapo, selectSong } from '../../state';
import { useReaderSetting, useSongbook } from '../hooks';
import * as common from '../text/common';
import * as text from '../text/song';
import styles from './SongFacts.module.css';

/** Key, metre, tempo, melody and capo of a song. */
export function SongFacts({ id }: { id: SongId }) {
  const { capo, time, tempo, melody, transpose } = useSongbook((state) => selectSong(state, id));
  const key = useSongbook((state) => selectKey(state, id));
  const shownCapo = useSongbook((state) => selectShownCapo(state, id));
  const notation = useReaderSetting('notation');
  const transposed = (name: string): string => formatNotation(transposeChordLine(name, transpose), notation);
  const facts: readonly {
    name: string;
    value: string;
    /** Set where the value is musicians' signs, which a translation would take for words. */
    translate?: 'no';
    className?: string | undefined;
  }[] = [
    { name: common.key, value: formatNotation(key, notation), translate: 'no' },
    ...(time ? [{ name: text.time, value: time, translate: 'no' as const }] : []),
    ...(tempo ? [{ name: text.tempo, value: text.beatsPerMinute(tempo, hasDottedBeats(time)) }] : []),
    ...(melody
      ? [
          {
            name: text.melody,
            value: [
              text.melodyNotes(
                {
                  lowest: transposed(melody.lowest.name),
                  highest: transposed(melody.highest.name),
                  first: transposed(melody.first),
                  last: transposed(melody.last),
                },
                melody.highest.pitch - melody.lowest.pitch,
              ),
              ...(melody.mode ? [text.modes[melody.mode]] : []),
            ].join(', '),
          },
        ]
      : []),
    ...(capo ? [{ name: common.capo, value: String(shownCapo) }] : []),
    ...(transpose
      ? [{ name: text.transposedOnPaper, value: text.semitonesUp(transpose), className: styles.onPaper }]
      : []),
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value, translate, className }) => (
        <div key={name} className={className}>
          <dt>{name}</dt>
          <dd translate={translate}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
