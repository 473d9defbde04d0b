import { useMemo, useState } from 'react';
import type { SongId } from '../../catalogue';
import { octaveFold, pitchClass, shorterWay } from '../../music';
import { adviseCapo, nearestEasyKey } from '../../music/shapes';
import { keyOf, selectNotation, selectSongKey, songInKey } from '../../state';
import { hearNote } from '../../sound/hear';
import { useContent, useSongbook } from '../hooks';
import * as text from '../text';
import { Button, ChoiceButton, Hint } from '../ui';
import { SettingChoice } from '../sheet/SettingControls';
import { useKeyChoice, useSongInKey } from '../sheet/songKeyHooks';
import { JumpToKey } from './JumpToKey';
import styles from './KeyPanel.module.css';
import { chordsAt } from './songChords';
import { GroupKey, VoiceKey } from './SungKeys';
import { useInstrument } from './useInstrument';

const MOST_ADVICE = 3;
/** The lowest tonic that is sounded, the E below middle C, as a MIDI number. */
const LOWEST_TONIC = 52;

/** The key of a song: the way back to the original one, its tune, and other ways to sing and play it. */
export function KeyPanel({ id }: { id: SongId }) {
  const { transpose } = useSongbook((state) => selectSongKey(state, id));
  const way = shorterWay(transpose);
  // It stays after its tap: removing it would lose the focus.
  const [wasMoved] = useState(way !== 0);
  return (
    <>
      {(wasMoved || way !== 0) && (
        <JumpToKey
          data-testid="transpose-reset"
          song={id}
          step={-way}
          why="reset"
          label={(key) => text.resetKey(key, text.semitones(-way))}
        >
          {text.keyIsOriginal}
        </JumpToKey>
      )}
      <EasierPlay id={id} />
      <VoiceKey id={id} />
      <GroupKey id={id} />
      <FirstNote id={id} />
      <TuneFacts id={id} />
    </>
  );
}

/** A button that sounds the first note of a song in its current key, or its tonic. */
function FirstNote({ id }: { id: SongId }) {
  const { melody, key } = useContent(id);
  const { sounding, tuneShift } = useSongInKey(id);
  const tonic = key.replace('m', '');
  const written = melody?.first.pitch ?? LOWEST_TONIC + octaveFold(pitchClass(tonic) - LOWEST_TONIC);
  return (
    <Button data-testid="first-note" onClick={() => hearNote(written + tuneShift)}>
      {melody ? text.hearFirstNote(sounding(melody.first.name)) : text.hearTonic(sounding(tonic))}
    </Button>
  );
}

function TuneFacts({ id }: { id: SongId }) {
  const { melody } = useContent(id);
  const { sounding } = useSongInKey(id);
  if (!melody) return null;
  const { lowest, highest, mode } = melody;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{text.range}</dt>
        <dd translate="no">{text.rangeOf(sounding(lowest.name), sounding(highest.name))}</dd>
      </div>
      {mode && (
        <div>
          <dt>{text.mode}</dt>
          <dd translate="no">{text.modes[mode]}</dd>
        </div>
      )}
    </dl>
  );
}

/** Ways to play a song with fewer barre chords: a capo that keeps its sound, or another key. */
function EasierPlay({ id }: { id: SongId }) {
  const content = useContent(id);
  const { transpose } = useSongbook((state) => selectSongKey(state, id));
  const notation = useSongbook(selectNotation);
  const { capo } = content;
  const { capo: played, spelling } = useSongInKey(id);
  const choose = useKeyChoice(id);
  const instrument = useInstrument();
  const advice = useMemo(
    () => adviseCapo(chordsAt(content, transpose + capo), instrument),
    [content, transpose, capo, instrument],
  );
  const step = useMemo(
    () => nearestEasyKey(chordsAt(content, transpose), instrument),
    [content, transpose, instrument],
  );
  // The original key is offered above.
  const isOffered = step !== 0 && octaveFold(transpose + step) !== 0;
  // The button stays after its tap: removing it would lose the focus.
  const [wasOffered] = useState(isOffered);
  // The played position is always among them, and so is the song's own, which is the way back.
  const places = advice
    .filter((place, rank) => rank < MOST_ADVICE || [capo, played].includes(place.capo))
    .map(({ shapes, ...place }) => {
      const { spelling } = songInKey(content, keyOf({ transpose, capo: place.capo }), notation);
      return { ...place, shapes: shapes.map(spelling.shown) };
    });
  const { key: easyKey } = songInKey(content, keyOf({ transpose: octaveFold(transpose + step) }), notation);
  return (
    <section className={styles.easier} aria-label={text.easier}>
      <h3 className={styles.title}>{text.easier}</h3>
      <SettingChoice setting="instrument" />
      <ul className={styles.advice}>
        {places.map(({ capo: place, shapes, barreCount }) => (
          <li key={place}>
            <ChoiceButton
              className={styles.capo}
              data-testid="capo-advice"
              data-capo={place}
              isChosen={place === played}
              onClick={() =>
                place === capo ? choose({ capo: null }, 'capoRemoved') : choose({ capo: place }, 'capoPlaced')
              }
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
      {(step === 0 ? wasOffered : isOffered) && (
        <JumpToKey data-testid="easy-key" song={id} step={step} why="easyKey" label={text.easyKey}>
          {text.keyIsEasy}
        </JumpToKey>
      )}
      {[isOffered ? easyKey : '', ...places.flatMap(({ shapes }) => shapes)].some(spelling.hasBareB) && (
        <Hint translate="no">{text.bIsH}</Hint>
      )}
    </section>
  );
}
