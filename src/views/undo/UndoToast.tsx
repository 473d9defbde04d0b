import type { SongId } from '../../catalogue';
import { shorterWay } from '../../music';
import { selectListing, selectUndoOffer, type SongbookAction, type UndoOffer } from '../../state';
import { useSongbook } from '../hooks';
import * as shapesText from '../text/shapes';
import * as text from '../text/undo';
import { Toast, ToastButton } from '../ui/Toast';
import { useUndo } from './useUndo';

/** Offers to take back what was done last, while that can be done. */
export function UndoToast() {
  const offer = useSongbook(selectUndoOffer);
  return offer && <OfferedUndo offer={offer} />;
}

function OfferedUndo({ offer }: { offer: UndoOffer }) {
  const message = useSongbook((state) => nameDone(offer.done, (id) => selectListing(state, id).title));
  const { takeBack, holding } = useUndo(offer);
  return (
    <Toast message={message} {...holding}>
      <ToastButton onClick={takeBack}>{text.takeBack}</ToastButton>
    </Toast>
  );
}

/** What was done, in a visitor's words. */
function nameDone(done: SongbookAction, titleOf: (id: SongId) => string): string {
  switch (done.type) {
    case 'favorites/favoriteToggled':
      return text.removedFavorite(titleOf(done.payload.id));
    case 'transpositions/transpositionJumped':
      return text.movedKey(titleOf(done.payload.id), shorterWay(done.payload.transpose));
    case 'playedCapos/capoPlaced':
      return text.placedCapo(shapesText.capoAt(done.payload.capo));
    case 'sets/entryRemoved':
      return text.removedEntry;
    case 'sets/setRemoved':
      return text.removedSet;
    case 'knownChords/knownChordsChanged':
      return text.forgottenChord;
    case 'savedState/backupImported':
      return text.importedBackup;
    default:
      return text.changedChoices;
  }
}
