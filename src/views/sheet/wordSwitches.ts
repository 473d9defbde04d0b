import { useReaderSettingState } from '../hooks';

/**
 * What is shown of words: Armenian letters, Latin ones, and what they mean. Each comes with what switches it; where the
 * only letters are switched off, the other ones come.
 */
export function useWordSwitches() {
  const [latin, setLatin] = useReaderSettingState('latin');
  const [last, setLast] = useReaderSettingState('latinLast');
  const [isAlone, setAlone] = useReaderSettingState('latinAlone');
  const [isMeant, setMeant] = useReaderSettingState('meaning');
  const isLatin = latin !== 'none';
  const isOwn = !isLatin || !isAlone;
  const switchLatin = (): void => {
    if (isLatin && latin !== last) setLast(latin);
    setLatin(isLatin ? 'none' : last);
    setAlone(false);
  };
  const switchOwn = (): void => {
    if (!isLatin) setLatin(last);
    setAlone(isOwn);
  };
  return {
    own: { isOn: isOwn, onClick: switchOwn },
    latin: { isOn: isLatin, onClick: switchLatin },
    meaning: { isOn: isMeant, onClick: () => setMeant(!isMeant) },
  };
}
