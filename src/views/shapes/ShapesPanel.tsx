import type { SongId } from '../../catalogue';
import { selectSheet } from '../../state';
import { useSongbook } from '../hooks';
import { ChoiceGroup } from '../ui/ChoiceGroup';
import * as text from '../text/shapes';
import { ChordStrip } from './ChordStrip';
import { EasierPlay } from './EasierPlay';
import { ReportLine } from './ReportLine';
import { differentChords, sheetTokens } from './songChords';
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
  const token = tokens[shown];
  if (!token) return <p>{text.noChords}</p>;
  const chosen = token.text;
  return (
    <>
      <VoicingPicker key={chosen} chord={chosen} />
      <ChordStrip
        chords={differentChords(tokens, (token) => token.text)}
        chosen={chosen}
        onChoose={(chord) => onShow(tokens.findIndex((token) => token.text === chord))}
      />
      <EasierPlay id={id} tokens={tokens} />
      <ChoiceGroup setting="hand" legend={text.hand} names={text.hands} />
      <ReportLine id={id} token={token} />
    </>
  );
}
