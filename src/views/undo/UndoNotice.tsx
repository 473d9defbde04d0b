import { selectUndoOffer } from '../../state';
import { useSongbook } from '../hooks';
import { OfferNotice } from './OfferNotice';

/** Where an offer to take something back appears while there is one. */
export function UndoNotice() {
  const offer = useSongbook(selectUndoOffer);
  return offer && <OfferNotice offer={offer} />;
}
