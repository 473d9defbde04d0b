import { fetchRomanisation } from '../sheet/LatinNames';
import { fetchMeant } from '../sheet/useMeant';
import { fetchAhead } from '../ui/fetching';

export const fetchByHeart = () => import('../play/byHeart/hideWords');

/** Loads the parts that draw Latin letters and hidden words and, with the meanings that are wanted, the one that draws them. */
export async function loadWordParts(loadMeanings: (() => Promise<unknown>) | false): Promise<void> {
  const meant = loadMeanings ? [fetchAhead(loadMeanings), fetchAhead(fetchMeant)] : [];
  await Promise.all([fetchAhead(fetchRomanisation), fetchAhead(fetchByHeart), ...meant]);
}
