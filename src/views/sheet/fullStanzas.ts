import { weakMapMemoize } from '@reduxjs/toolkit';
import type { SongContent } from '../../catalogue';
import { hasLabelLine, sungRows } from '../../catalogue/sections';
import type { Stanza } from './sheetLayout';

/** The stanzas of a song, with each recalled refrain in full below its label. */
export const fullStanzas = weakMapMemoize((stanzas: readonly Stanza[], song: SongContent) => {
  const lines = new Map(stanzas.flat().map((line) => [line.index, line]));
  return stanzas.map((stanza, place): Stanza => {
    const section = song.sections[place]!;
    if (section.kind !== 'recall') return stanza;
    const rows = sungRows(song, section).slice(hasLabelLine(section.label) ? 1 : 0);
    const repeated = rows.map(({ line, row }) => ({ ...lines.get(line)!, row }));
    return [...stanza.slice(0, 1), ...repeated, ...stanza.slice(1)];
  });
});
