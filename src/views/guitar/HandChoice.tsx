import { useReaderSettingState } from '../hooks';
import * as text from '../text/shapes';
import { ChoiceGroup } from '../ui/ChoiceGroup';

/** Chooses the strumming hand, for which every diagram is drawn. */
export function HandChoice() {
  const [hand, setHand] = useReaderSettingState('hand');
  return <ChoiceGroup name="hand" legend={text.hand} options={text.hands} chosen={hand} onChoose={setHand} />;
}
