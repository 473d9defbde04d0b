import { selectUndoOffer } from '../../state';
import { useSongbook } from '../hooks';
import { UndoToast } from './UndoToast';

/** Where an offer to take something back appears while there is one. */
export function UndoNotice() {
  const offer = useSongbook(selectUndoOffer);
  return offer && <UndoToast offer={offer} />;
}
