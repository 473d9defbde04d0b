import { useMemo } from 'react';
import type { SongContent } from '../../catalogue';
import type { LatinLine, romaniseSheet } from '../../catalogue/romanisation';
import { sheetOf } from '../../state';
import { useReaderSetting } from '../hooks';
import { keepFetching } from '../ui/keepFetching';
import { useFetched } from '../ui/useFetched';

// Until it arrives, the song can be read without it.
const fetchRomanisation = () =>
  keepFetching(() => import(/* webpackChunkName: "latin" */ '../../catalogue/romanisation'));

/** The lines of a song in Latin letters; null if not wanted, not Armenian, or not fetched yet. */
export function useLatin(content: SongContent): readonly (LatinLine | undefined)[] | null {
  const orthography = useReaderSetting('latin');
  const romanise = useRomanisation();
  return useMemo(
    () =>
      orthography === 'none' || content.language !== 'hy' || !romanise
        ? null
        : romanise(sheetOf(content), orthography),
    [content, orthography, romanise],
  );
}

/** The function that romanises sheets, fetched when it is first needed; null until then. */
export function useRomanisation(): typeof romaniseSheet | null {
  const { data } = useFetched(fetchRomanisation, useReaderSetting('latin') !== 'none');
  return data?.romaniseSheet ?? null;
}
