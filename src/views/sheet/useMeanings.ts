import { useReaderSetting, useServices } from '../hooks';
import { useFetched } from '../ui';

/** What the words of all songs mean; null if a setting does not want it, or until it has arrived. */
export function useMeanings(setting: 'meaning' | 'bookletMeaning') {
  const isWanted = useReaderSetting(setting);
  const { data } = useFetched(useServices().loadMeanings, isWanted);
  return isWanted ? data : null;
}
