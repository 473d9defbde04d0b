import { useReaderSettingState } from '../hooks';
import * as text from '../text/shapes';
import { ChoiceGroup } from '../ui/ChoiceGroup';

/** Which hand strums: every diagram is drawn for it. */
export function HandChoice() {
  const [hand, setHand] = useReaderSettingState('hand');
  return <ChoiceGroup name="hand" legend={text.hand} options={text.hands} chosen={hand} onChoose={setHand} />;
}
