import { useMemo } from 'react';
import type { SongContent } from '../../catalogue';
import type { LatinLine } from '../../catalogue/romanisation';
import { sheetOf } from '../../state';
import { useReaderSetting } from '../hooks';
import { useRomanisation } from './LatinNames';

/** The lines of a song in Latin letters; null if not wanted, not Armenian, or not fetched yet. */
export function useLatin(content: SongContent): readonly (LatinLine | undefined)[] | null {
  const orthography = useReaderSetting('latin');
  const romanisation = useRomanisation();
  return useMemo(
    () =>
      orthography === 'none' || content.language !== 'hy' || !romanisation
        ? null
        : romanisation.romaniseSheet(sheetOf(content), orthography),
    [content, orthography, romanisation],
  );
}
