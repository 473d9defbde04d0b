import type { SongId } from '../../catalogue';
import { selectListing, type SongbookAction, type UndoOffer } from '../../state';
import { useSongbook } from '../hooks';
import { Toast } from '../ui/Toast';
import * as shapesText from '../text/shapes';
import * as text from '../text/undo';
import { useUndo } from './useUndo';

/** Offers for a while to take back what was done last. */
export function UndoToast({ offer }: { offer: UndoOffer }) {
  const message = useSongbook((state) => nameDone(offer.done, (id) => selectListing(state, id).title));
  const { takeBack, hold, release } = useUndo(offer);
  return (
    <div onPointerEnter={hold} onPointerLeave={release} onFocus={hold} onBlur={release}>
      <Toast message={message} action={text.takeBack} onAction={takeBack} />
    </div>
  );
}

/** What was done, in a visitor's words. */
function nameDone(done: SongbookAction, titleOf: (id: SongId) => string): string {
  switch (done.type) {
    case 'favorites/favoriteToggled':
      return text.favoriteRemoved(titleOf(done.payload.id));
    case 'transpositions/transpositionJumped':
      return text.jumped(titleOf(done.payload.id), done.payload.transpose);
    case 'playedCapos/capoPlaced':
      return text.capoPlaced(shapesText.capoAt(done.payload.capo));
    case 'savedState/backupImported':
      return text.backupImported;
    default:
      return text.choicesChanged;
  }
}
