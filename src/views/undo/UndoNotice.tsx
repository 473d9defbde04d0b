import { selectUndoOffer } from '../../state';
import { useSongbook } from '../hooks';
import { lazyView } from '../shared/lazyView';

const OfferNotice = lazyView(async () => (await import('./OfferNotice')).OfferNotice, { isQuiet: true });

/** Where an offer to take something back appears while there is one. */
export function UndoNotice() {
  const offer = useSongbook(selectUndoOffer);
  return offer && <OfferNotice offer={offer} />;
}
