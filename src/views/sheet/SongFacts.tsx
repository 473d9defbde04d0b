import { hasDottedBeats, type SongId } from '../../catalogue';
import { selectContent, type SongKey } from '../../state';
import { useSongbook } from '../hooks';
import * as text from '../text';
import { useSongInKey } from '../useSongInKey';
import styles from './SongFacts.module.css';

/** Metre, tempo and melody of a song; on paper also key, capo and transposition. */
export function SongFacts({ id, songKey }: { id: SongId; songKey?: SongKey | undefined }) {
  const { time, tempo, melody, capo: ownCapo } = useSongbook((state) => selectContent(state, id));
  const { key, originalKey, playedKey, capo, hasBareB, sounding, tuneShift } = useSongInKey(id, songKey);
  const way = tuneShift - ownCapo;
  const notes =
    melody &&
    text.melodyNotes(
      {
        lowest: sounding(melody.lowest.name),
        highest: sounding(melody.highest.name),
        first: sounding(melody.first.name),
        last: sounding(melody.last),
      },
      melody.highest.pitch - melody.lowest.pitch,
    );
  const mode = melody?.mode && text.modes[melody.mode];
  const facts: readonly {
    name: string;
    /** A fact without a value is left out. */
    value: string;
    /** Musical signs, which a translation would take for words. */
    isSign?: boolean;
    className?: string | undefined;
  }[] = [
    { name: text.key, value: key, isSign: true, className: styles.onPaper },
    { name: text.time, value: time, isSign: true },
    { name: text.tempo, value: tempo ? text.beatsPerMinute(tempo, hasDottedBeats(time)) : '' },
    { name: text.melody, value: [notes, mode].filter(Boolean).join(', ') },
    {
      name: text.capo,
      value: capo ? `${capo}՝ ${playedKey}` : '',
      isSign: true,
      className: styles.onPaper,
    },
    {
      name: text.transposedOnPaper,
      value: way ? text.wayOnPaper(text.signed(way), originalKey) : '',
      className: styles.onPaper,
    },
    { name: text.notes, value: hasBareB ? text.bIsH : '', isSign: true, className: styles.onPaper },
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(
        ({ name, value, isSign, className }) =>
          value && (
            <div key={name} className={className}>
              <dt>{name}</dt>
              <dd translate={isSign ? 'no' : undefined}>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
