import type { SongId } from '../../catalogue';
import { selectSheet, selectShownCapo, selectSpelling } from '../../state';
import { useSongbook } from '../hooks';
import * as chordsText from '../text/chords';
import * as text from '../text/shapes';
import { ButtonLink } from '../ui/Button';
import { ChoiceButton } from '../ui/ChoiceGroup';
import { EasierPlay } from './EasierPlay';
import { VoiceKey } from './VoiceKey';
import { HandChoice } from './HandChoice';
import { ReportLine } from './ReportLine';
import styles from './ShapesPanel.module.css';
import { differentChords, sheetTokens } from './songChords';
import { TuningStrings } from './TuningStrings';
import { VoicingPicker } from './VoicingPicker';

/** How a song's chords, as the sheet shows them, are played on a guitar; `shown` counts the chords of the sheet from 0. */
export function ShapesPanel({
  id,
  shown,
  onShow,
}: {
  id: SongId;
  shown: number;
  onShow: (index: number) => void;
}) {
  const tokens = sheetTokens(useSongbook((state) => selectSheet(state, id)));
  const { shown: spell } = useSongbook((state) => selectSpelling(state, id));
  const capo = useSongbook((state) => selectShownCapo(state, id));
  const token = tokens[shown];
  if (!token) return <p>{text.noChords}</p>;
  return (
    <>
      <VoicingPicker key={token.text} chord={token.text} name={spell(token.text)} capo={capo} />
      <div className={styles.strip} role="group" aria-label={text.songChords} translate="no">
        {differentChords(tokens, ({ text }) => text).map((chord) => (
          <ChoiceButton
            key={chord}
            className={styles.chord}
            isChosen={chord === token.text}
            onClick={() => onShow(tokens.findIndex(({ text }) => text === chord))}
          >
            {spell(chord)}
          </ChoiceButton>
        ))}
      </div>
      <div className={styles.links}>
        <ButtonLink variant="quiet" to="/playable">
          {chordsText.playableTitle}
        </ButtonLink>
        <ButtonLink variant="quiet" to="/chords">
          {text.allChords}
        </ButtonLink>
      </div>
      <EasierPlay id={id} tokens={tokens} />
      <VoiceKey id={id} tokens={tokens} />
      <HandChoice />
      <TuningStrings />
      <ReportLine id={id} token={token} />
    </>
  );
}
