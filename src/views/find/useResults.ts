import { useMemo } from 'react';
import { useSearchParams } from '../router';
import type { SongId } from '../../catalogue';
import { voiceRange } from '../../music';
import { selectListings } from '../../state';
import { useReaderSetting, useServices, useSongbook } from '../hooks';
import { useFetched } from '../ui';
import type { ListedSongs } from './SongList';
import { queryIn } from './useAsked';
import { useFoundSongs } from './useFoundSongs';

/** Searches some songs and arranges them as the address asks; a list that is used is prepared for a search. */
export function useResults(ids: readonly SongId[] | null, isUsed: boolean) {
  const [asked] = useSearchParams();
  const query = queryIn(asked);
  const isArranged = ['order', 'kind', 'author', 'voice'].some((name) => asked.has(name));
  const { part, songs, findNow, retry } = useFoundSongs(query, ids, isUsed || isArranged || query !== '');
  const { data: traits, retry: retryTraits } = useFetched(useServices().loadTraits, isArranged);
  const listings = useSongbook(selectListings);
  const voice = useReaderSetting('voice');
  const transpositions = useSongbook((state) => state.transpositions);
  const arrangement = useMemo(() => {
    if (!part || !traits) return null;
    const semitonesOf = (id: number): number => transpositions[id as SongId] ?? 0;
    return part.arrangementOf(asked, part.filterableSongs(traits, semitonesOf, voiceRange(voice)), listings);
  }, [part, asked, traits, transpositions, voice, listings]);
  const shown = useMemo((): ListedSongs | null => {
    const among = songs?.ids ?? ids;
    if (!among || !(songs || arrangement)) return null;
    const arranged = arrangement?.arrange(among);
    return { ids: arranged?.ids ?? among, found: songs?.found ?? arranged?.found };
  }, [songs, ids, arrangement]);
  return {
    shown,
    unfound: songs?.ids.length === 0 ? songs.query : null,
    filters: arrangement?.filters ?? {},
    isVoiceKnown: voice !== 'none',
    part,
    retry: retry ?? retryTraits,
    findBest(): SongId | undefined {
      const found = findNow();
      return (arrangement?.arrange(found).ids ?? found)[0];
    },
  };
}
