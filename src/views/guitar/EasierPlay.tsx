import { useMemo } from 'react';
import type { SongId } from '../../catalogue';
import { octaveFold, shorterWay, transposeChordLine, type ChordToken } from '../../music';
import { adviseCapo, nearestEasyKey } from '../../music/shapes';
import {
  capoPlaced,
  capoRemoved,
  keyOf,
  selectContent,
  selectSongKey,
  songInKey,
  transpositionJumped,
} from '../../state';
import { useReaderSetting, useSongbook, useSongbookDispatch } from '../hooks';
import * as text from '../text';
import { Button } from '../ui/Button';
import { ChoiceButton } from '../ui/ChoiceGroup';
import styles from './EasierPlay.module.css';
import { differentChords } from './songChords';

const MOST_ADVICE = 4;

/** Ways to play a song with fewer barre chords: a capo that keeps its sound, or another key. */
export function EasierPlay({ id, tokens }: { id: SongId; tokens: readonly ChordToken[] }) {
  const content = useSongbook((state) => selectContent(state, id));
  const songKey = useSongbook((state) => selectSongKey(state, id));
  const notation = useReaderSetting('notation');
  const { capo } = content;
  const { transpose } = songKey;
  const { capo: played, spelling, hasBareB } = songInKey(content, songKey, notation);
  const dispatch = useSongbookDispatch();
  const sounding = transpose + capo;
  const { advice, step } = useMemo(() => {
    const chordsAt = (shift: number): readonly string[] =>
      differentChords(tokens, ({ written }) => transposeChordLine(written, shift));
    return { advice: adviseCapo(chordsAt(sounding)), step: nearestEasyKey(chordsAt(transpose)) };
  }, [tokens, transpose, sounding]);
  // The played position is always among them, and so is the song's own, which is the way back.
  const places = advice
    .filter((place, rank) => rank < MOST_ADVICE || [capo, played].includes(place.capo))
    .map((place) => ({
      ...place,
      shapes: place.shapes.map(
        songInKey(content, keyOf({ transpose, capo: place.capo }), notation).spelling.shown,
      ),
    }));
  const goal = octaveFold(transpose + step);
  const { key: easyKey } = songInKey(content, keyOf({ transpose: goal }), notation);
  const goToEasyKey = (): void => dispatch(transpositionJumped({ id, transpose: goal, reason: 'easyKey' }));
  return (
    <section className={styles.easier} aria-label={text.easier}>
      <h3 className={styles.title}>{text.easier}</h3>
      <ul className={styles.advice}>
        {places.map(({ capo: place, shapes, barreCount }) => (
          <li key={place}>
            <ChoiceButton
              className={styles.capo}
              data-testid="capo-advice"
              data-capo={place}
              isChosen={place === played}
              onClick={() => dispatch(place === capo ? capoRemoved({ id }) : capoPlaced({ id, capo: place }))}
            >
              <strong>{text.capoAt(place)}</strong>
              <small className={styles.barres}>{text.barres(barreCount)}</small>
              <span className={styles.shapes} translate="no">
                {shapes.join(' ')}
              </span>
            </ChoiceButton>
          </li>
        ))}
      </ul>
      <Button
        className={styles.easyKey}
        data-testid="easy-key"
        // A disabled button would lose the focus.
        aria-disabled={step === 0}
        onClick={() => step !== 0 && goToEasyKey()}
      >
        {step === 0 ? text.keyIsEasy : text.easyKey(easyKey, text.signed(shorterWay(step)))}
      </Button>
      {(hasBareB || [easyKey, ...places.flatMap(({ shapes }) => shapes)].some(spelling.hasBareB)) && (
        <p className={styles.legend} translate="no">
          {text.bIsH}
        </p>
      )}
    </section>
  );
}
