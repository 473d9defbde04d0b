import type { SongId } from '../../catalogue';
import { shorterWay } from '../../music';
import { selectSong, sheetOf } from '../../state';
import { useContent, useSongbook } from '../hooks';
import { mailAddress } from '../site';
import * as text from '../text';
import { ChoiceButton, ChoiceRow, QuietLink } from '../ui';
import { useSongInKey } from '../sheet/songKeyHooks';
import { languageOf } from '../sheet/SongNames';
import styles from './ShapesPanel.module.css';
import { chordOf, differentChords, sheetTokens, type SheetToken } from './songChords';
import { VoicingPicker } from './VoicingPicker';

/**
 * The shapes of a song's chords as the sheet shows them; `shown` is the index of a chord on the sheet. While the song
 * is learnt, no line of it is shown.
 */
export function ShapesPanel({
  id,
  shown,
  isLearnt,
  onShow,
}: {
  id: SongId;
  shown: number;
  isLearnt: boolean;
  onShow: (index: number) => void;
}) {
  const tokens = sheetTokens(sheetOf(useContent(id)));
  const { capo, chordShift, spelling } = useSongInKey(id);
  const token = tokens[shown];
  if (!token) return <p>{text.noChords}</p>;
  const chord = chordOf(token, chordShift);
  return (
    <>
      <VoicingPicker key={chord} chord={chord} name={spelling.shown(chord)} capo={capo} />
      <ChoiceRow role="group" aria-label={text.songChords} translate="no">
        {differentChords(tokens, chordShift).map((other) => (
          <ChoiceButton
            key={other}
            className={styles.chord}
            isChosen={other === chord}
            onClick={() => onShow(tokens.findIndex((each) => chordOf(each, chordShift) === other))}
          >
            {spelling.shown(other)}
          </ChoiceButton>
        ))}
      </ChoiceRow>
      <ReportLine id={id} token={token} chord={chord} isLearnt={isLearnt} />
    </>
  );
}

/** A link that drafts an e-mail about a chord, as it is shown, and its line, which is not shown while it is learnt. */
function ReportLine({
  id,
  token,
  chord,
  isLearnt,
}: {
  id: SongId;
  token: SheetToken;
  chord: string;
  isLearnt: boolean;
}) {
  const song = useSongbook((state) => selectSong(state, id));
  const { capo } = useSongInKey(id);
  const line = song.body.lyrics[token.line] ?? '';
  const body = text.reportBody({
    song: `${id}. ${song.title}`,
    line: `${token.line + 1}. ${line}`,
    chord,
    written: token.written,
    transposition: text.signed(shorterWay(song.transpose)),
    capo: String(capo),
  });
  return (
    <div className={styles.report}>
      {!isLearnt && <q lang={languageOf(line, song.wordsLanguage)}>{line}</q>}
      <QuietLink href={mailAddress(text.reportSubject(song.title), body)}>{text.reportLine}</QuietLink>
    </div>
  );
}
