import type { SongId } from '../../catalogue';
import type { Arrangement } from '../../state/arrangementAddress';
import { Unreachable } from '../ui/Unreachable';
import { OwnVoice } from '../guitar/voice/OwnVoice';
import { ChosenChips } from './ChosenChips';
import { FilterPanel } from './FilterPanel';
import type { ArrangedList } from './useArrangement';

/** The arrangement of a list: all choices while they are open, else only the chosen ones. */
export function FilterBar({
  ids,
  arranged,
  retry,
  isOpen,
  onChange,
}: {
  /** The songs in which choices are counted. */
  ids: readonly SongId[];
  /** Null until the traits have arrived. */
  arranged: ArrangedList | null;
  /** Fetches the traits again; null if nothing failed. */
  retry: (() => void) | null;
  isOpen: boolean;
  onChange: (arrangement: Arrangement) => void;
}) {
  if (retry) return <Unreachable onRetry={retry} />;
  if (!arranged) return null;
  const { arrangement, isAsked } = arranged;
  return (
    <>
      {isOpen ? (
        <FilterPanel ids={ids} arranged={arranged} onChange={onChange} />
      ) : (
        isAsked && <ChosenChips arrangement={arrangement} onChange={onChange} />
      )}
      {arrangement.filters.voice && <OwnVoice isFolded={!isOpen} />}
    </>
  );
}
