import { hasDottedBeats, type SongId } from '../../catalogue';
import { shorterWay } from '../../music';
import { selectContent, type SongKey } from '../../state';
import { useSongbook } from '../hooks';
import * as text from '../text';
import { useSongInKey } from '../useSongInKey';
import styles from './SongFacts.module.css';

/**
 * Metre, tempo and melody of a song; on paper also key, capo and transposition, which the control shows on the screen.
 */
export function SongFacts({ id, songKey }: { id: SongId; songKey: SongKey }) {
  const { time, tempo, melody } = useSongbook((state) => selectContent(state, id));
  const { key, originalKey, playedKey, capo, hasBareB, sounding } = useSongInKey(id, songKey);
  const { transpose } = songKey;
  const facts: readonly {
    name: string;
    value: string;
    /** Set for musical signs, which a translation would take for words. */
    translate?: 'no';
    hidden?: boolean;
    className?: string | undefined;
  }[] = [
    { name: text.key, value: key, translate: 'no', className: styles.onPaper },
    ...(time ? [{ name: text.time, value: time, translate: 'no' as const }] : []),
    ...(tempo ? [{ name: text.tempo, value: text.beatsPerMinute(tempo, hasDottedBeats(time)) }] : []),
    ...(melody
      ? [
          {
            name: text.melody,
            value: [
              text.melodyNotes(
                {
                  lowest: sounding(melody.lowest.name),
                  highest: sounding(melody.highest.name),
                  first: sounding(melody.first.name),
                  last: sounding(melody.last),
                },
                melody.highest.pitch - melody.lowest.pitch,
              ),
              ...(melody.mode ? [text.modes[melody.mode]] : []),
            ].join(', '),
          },
        ]
      : []),
    ...(capo
      ? [
          {
            name: text.capo,
            value: `${capo}՝ ${playedKey}`,
            translate: 'no' as const,
            className: styles.onPaper,
          },
        ]
      : []),
    ...(transpose
      ? [
          {
            name: text.transposedOnPaper,
            value: text.wayOnPaper(text.signed(shorterWay(transpose)), originalKey),
            className: styles.onPaper,
          },
        ]
      : []),
    { name: text.notes, value: text.bIsH, translate: 'no', hidden: !hasBareB, className: styles.onPaper },
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value, translate, hidden, className }) => (
        <div key={name} className={className} hidden={hidden}>
          <dt>{name}</dt>
          <dd translate={translate}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
