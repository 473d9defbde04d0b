import { parseChordSymbol, pitchClass, transposeLine } from '../music';
import type { SongFile } from './song';

/** Remarks that several songs share, by the names in their files; with the chords of A minor. */
export const SHARED_REMARKS: Readonly<Record<string, string>> = {
  dominantAtCloses: 'Տողերի վերջում (Am)-ից առաջ հաճախ նվագում են (E7)։',
};

/** A song's remark in words; a shared one is moved from A minor to the song's key. */
export function remarkWords({ remark, key }: Pick<SongFile, 'remark' | 'key'>): string {
  const shared = SHARED_REMARKS[remark];
  if (shared === undefined) return remark;
  const tonic = parseChordSymbol(key)?.root ?? 'A';
  return transposeLine(shared, '', pitchClass(tonic) - pitchClass('A')).lyric;
}
