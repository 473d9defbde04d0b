import { loadRomanisation } from '../sheet/LatinNames';
import { fetchAhead } from '../ui/fetching';

/** Loads the part that writes Latin letters and the meanings that are wanted. */
export async function loadWordParts(loadMeanings: (() => Promise<unknown>) | false): Promise<void> {
  await Promise.all([loadRomanisation(), loadMeanings && fetchAhead(loadMeanings)]);
}
