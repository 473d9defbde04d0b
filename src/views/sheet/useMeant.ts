import { useReaderSetting, useServices } from '../hooks';
import { useFetched } from '../ui';

export const fetchMeant = () => import('./meant');

const TRYING = { keepsTrying: true };

/** What the words of all songs mean and what draws it; null if a setting does not want it, or until it has arrived. */
export function useMeant(setting: 'meaning' | 'bookletMeaning') {
  const isWanted = useReaderSetting(setting);
  const { data: part } = useFetched(fetchMeant, isWanted, TRYING);
  const { data: meanings } = useFetched(useServices().loadMeanings, isWanted, TRYING);
  return isWanted && part && meanings ? { explain: part.explain, meanings } : null;
}
