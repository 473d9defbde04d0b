import { loadRomanisation } from '../sheet/LatinNames';
import { fetchMeant } from '../sheet/useMeant';
import { fetchAhead } from '../ui/fetching';

/** Loads the parts that draw Latin letters and, with the meanings that are wanted, the one that draws them. */
export async function loadWordParts(loadMeanings: (() => Promise<unknown>) | false): Promise<void> {
  const meant = loadMeanings ? [fetchAhead(loadMeanings), fetchAhead(fetchMeant)] : [];
  await Promise.all([loadRomanisation(), ...meant]);
}
