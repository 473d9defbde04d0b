import { useReaderSettingState } from '../hooks';

/** Whether words are shown in Latin letters, and what switches these off, or on in the last pronunciation. */
export function useLatinSwitch(): readonly [isOn: boolean, toggle: () => void] {
  const [latin, setLatin] = useReaderSettingState('latin');
  const [last, setLast] = useReaderSettingState('latinLast');
  const [isAlone, setAlone] = useReaderSettingState('latinAlone');
  const toggle = (): void => {
    if (latin !== 'none' && latin !== last) setLast(latin);
    setLatin(latin === 'none' ? last : 'none');
    if (isAlone) setAlone(false);
  };
  return [latin !== 'none', toggle];
}
