import { useMemo } from 'react';
import type { SongId } from '../../catalogue';
import { transposeChordLine, type ChordToken } from '../../music';
import { selectContent, sheetOf } from '../../state';
import { useSongbook } from '../hooks';
import * as text from '../text';
import { ButtonLink } from '../ui/Button';
import { ChoiceButton } from '../ui/ChoiceGroup';
import { useSongInKey } from '../useSongInKey';
import { EasierPlay } from './EasierPlay';
import { VoiceKey } from './VoiceKey';
import { SettingChoice } from '../sheet/SettingChoice';
import { ReportLine } from './ReportLine';
import styles from './ShapesPanel.module.css';
import { differentChords, sheetTokens } from './songChords';
import { TuningStrings } from './TuningStrings';
import { VoicingPicker } from './VoicingPicker';

/** The guitar shapes of a song's chords as the sheet shows them; `shown` is the index of a chord on the sheet. */
export function ShapesPanel({
  id,
  shown,
  onShow,
}: {
  id: SongId;
  shown: number;
  onShow: (index: number) => void;
}) {
  const content = useSongbook((state) => selectContent(state, id));
  const tokens = useMemo(() => sheetTokens(sheetOf(content)), [content]);
  const { capo, chordShift, spelling } = useSongInKey(id);
  const token = tokens[shown];
  if (!token) return <p>{text.noChords}</p>;
  const chordOf = ({ written, isRead }: ChordToken): string =>
    isRead ? transposeChordLine(written, chordShift) : written;
  const chord = chordOf(token);
  return (
    <>
      <VoicingPicker key={chord} chord={chord} name={spelling.shown(chord)} capo={capo} />
      <div className={styles.strip} role="group" aria-label={text.songChords} translate="no">
        {differentChords(tokens, chordOf).map((other) => (
          <ChoiceButton
            key={other}
            className={styles.chord}
            isChosen={other === chord}
            onClick={() => onShow(tokens.findIndex((each) => chordOf(each) === other))}
          >
            {spelling.shown(other)}
          </ChoiceButton>
        ))}
      </div>
      <div className={styles.links}>
        <ButtonLink variant="quiet" to="/playable">
          {text.playableTitle}
        </ButtonLink>
        <ButtonLink variant="quiet" to="/chords">
          {text.allChords}
        </ButtonLink>
      </div>
      <EasierPlay id={id} tokens={tokens} />
      <VoiceKey id={id} tokens={tokens} />
      <SettingChoice setting="hand" options={text.settingValues.hand} legend={text.hand} />
      <TuningStrings />
      <ReportLine id={id} token={token} chord={chord} />
    </>
  );
}
