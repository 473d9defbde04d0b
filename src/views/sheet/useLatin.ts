import { useEffect, useMemo, useState } from 'react';
import type { SongContent } from '../../catalogue';
import type { LatinLine, romaniseSheet } from '../../catalogue/romanisation';
import { sheetOf } from '../../state';
import { useReaderSetting } from '../hooks';
import { keepFetching } from '../ui/keepFetching';

let known: typeof romaniseSheet | null = null;

/**
 * The lines of a song in Latin letters; null if they are not wanted, or the song is not Armenian, or the code has not
 * arrived.
 */
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
  const isWanted = useReaderSetting('latin') !== 'none';
  const [romanise, setRomanise] = useState(() => known);
  useEffect(() => {
    if (!isWanted || romanise) return;
    // Until it arrives, the song can be read without it.
    void keepFetching(() => import(/* webpackChunkName: "latin" */ '../../catalogue/romanisation')).then(
      (module) => setRomanise(() => (known = module.romaniseSheet)),
    );
  }, [isWanted, romanise]);
  return romanise;
}
