import type { SongId } from '../../catalogue';
import type { Found } from './SongRow';
import { SongSection } from './SongSection';

/** How many rows are drawn and put away together. */
const ROWS_PER_SECTION = 64;

/** The songs of a list, one row each; of a long list only what is near the screen is drawn. */
export function SongList({ ids, found }: { ids: readonly SongId[]; found?: ReadonlyMap<SongId, Found> }) {
  const sections = Array.from({ length: Math.ceil(ids.length / ROWS_PER_SECTION) }, (_, index) =>
    ids.slice(index * ROWS_PER_SECTION, (index + 1) * ROWS_PER_SECTION),
  );
  return sections.map((section, index) => (
    <SongSection key={index} ids={section} found={found} isFirst={index === 0} />
  ));
}
