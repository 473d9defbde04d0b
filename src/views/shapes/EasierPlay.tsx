import { useMemo } from 'react';
import type { SongId } from '../../catalogue';
import { formatNotation, transposeChordLine, type ChordToken } from '../../music';
import { adviseCapo, easiestTransposition, type CapoAdvice } from '../../music/shapes';
import {
  capoPlaced,
  capoRemoved,
  selectKey,
  selectShownCapo,
  selectSong,
  selectTranspose,
  transpositionJumped,
} from '../../state';
import { useReaderSetting, useSongbook, useSongbookDispatch } from '../hooks';
import * as text from '../text/shapes';
import { Button } from '../ui/Button';
import { ChoiceButton } from '../ui/ChoiceGroup';
import styles from './EasierPlay.module.css';
import { differentChords } from './songChords';

/** How many places for the capo are worth a look. */
const MOST_ADVICE = 4;

/** Ways to play a song with fewer barre chords: a capo that keeps its sound, or another key. */
export function EasierPlay({ id, tokens }: { id: SongId; tokens: readonly ChordToken[] }) {
  const { capo } = useSongbook((state) => selectSong(state, id));
  const transpose = useSongbook((state) => selectTranspose(state, id));
  const key = useSongbook((state) => selectKey(state, id));
  const notation = useReaderSetting('notation');
  const dispatch = useSongbookDispatch();
  const { advice, step } = useMemo(() => {
    const transposeBy = (semitones: number): readonly string[] =>
      differentChords(tokens, ({ written }) => transposeChordLine(written, semitones));
    return {
      advice: adviseCapo(transposeBy(transpose + capo)).slice(0, MOST_ADVICE),
      step: easiestTransposition(transposeBy(transpose)),
    };
  }, [tokens, transpose, capo]);
  const goToEasyKey = (): void =>
    dispatch(transpositionJumped({ id, transpose: (transpose + step) % 12, reason: 'easyKey' }));
  return (
    <section className={styles.easier} aria-label={text.easier}>
      <h3 className={styles.title}>{text.easier}</h3>
      <CapoChoice id={id} advice={advice} ownCapo={capo} />
      <Button
        className={styles.easyKey}
        data-testid="easy-key"
        // A button that is disabled would drop the focus.
        aria-disabled={step === 0}
        onClick={() => step !== 0 && goToEasyKey()}
      >
        {step === 0 ? text.keyIsEasy : text.easyKey(formatNotation(transposeChordLine(key, step), notation))}
      </Button>
    </section>
  );
}

/** Places for the capo with the shapes that keep the song's sound; the one whose shapes the sheet shows is marked. */
function CapoChoice({ id, advice, ownCapo }: { id: SongId; advice: readonly CapoAdvice[]; ownCapo: number }) {
  const played = useSongbook((state) => selectShownCapo(state, id));
  const notation = useReaderSetting('notation');
  const dispatch = useSongbookDispatch();
  return (
    <ul className={styles.advice}>
      {advice.map(({ capo, shapes, barreCount }) => (
        <li key={capo}>
          <ChoiceButton
            className={styles.capo}
            data-testid="capo-advice"
            data-capo={capo}
            isChosen={capo === played}
            onClick={() => dispatch(capo === ownCapo ? capoRemoved({ id }) : capoPlaced({ id, capo }))}
          >
            <strong>{text.capoAt(capo)}</strong>
            <small className={styles.barres}>{text.barres(barreCount)}</small>
            <span className={styles.shapes} translate="no">
              {shapes.map((shape) => formatNotation(shape, notation)).join(' ')}
            </span>
          </ChoiceButton>
        </li>
      ))}
    </ul>
  );
}
