import { fetchRomanisation } from '../sheet/LatinNames';
import { fetchAhead } from '../ui/fetching';

export const fetchByHeart = () => import('../play/byHeart/hideWords');

/** Loads the parts that draw Latin letters and hidden words. */
export async function loadWordParts(): Promise<void> {
  await Promise.all([fetchAhead(fetchRomanisation), fetchAhead(fetchByHeart)]);
}
