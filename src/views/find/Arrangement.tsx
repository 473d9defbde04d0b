import type { SongId } from '../../catalogue';
import type { Shelf } from '../../state/shelfAddress';
import { Unreachable } from '../ui/Unreachable';
import { OwnVoice } from '../guitar/voice/OwnVoice';
import { ChosenChips } from './ChosenChips';
import { ShelfPanel } from './ShelfPanel';
import type { ArrangedBy } from './useShelf';

/** The arrangement of a list: all choices while they are open, else only the chosen ones. */
export function Arrangement({
  ids,
  arranged,
  retry,
  isOpen,
  onChange,
}: {
  /** The songs in which choices are counted. */
  ids: readonly SongId[];
  /** Null until the shelf data has arrived. */
  arranged: ArrangedBy | null;
  /** Fetches the shelf data again; null if nothing failed. */
  retry: (() => void) | null;
  isOpen: boolean;
  onChange: (shelf: Shelf) => void;
}) {
  if (retry) return <Unreachable onRetry={retry} />;
  if (!arranged) return null;
  const { shelf, isAsked } = arranged;
  return (
    <>
      {isOpen ? (
        <ShelfPanel ids={ids} arranged={arranged} onChange={onChange} />
      ) : (
        isAsked && <ChosenChips shelf={shelf} onChange={onChange} />
      )}
      {shelf.narrowing.voice && <OwnVoice isFolded={!isOpen} />}
    </>
  );
}
