import type { SongId } from '../../catalogue';
import { shorterWay } from '../../music';
import {
  backupImported,
  capoPlaced,
  entryRemoved,
  favoriteToggled,
  knownChordsChanged,
  selectListing,
  selectUndoOffer,
  setRemoved,
  transpositionJumped,
  type SongbookAction,
  type UndoableAction,
  type UndoOffer,
} from '../../state';
import { useSongbook } from '../hooks';
import * as text from '../text';
import { Toast, ToastButton } from '../ui/Toast';
import { useUndo } from './useUndo';

/** Offers to undo the last action, while that is possible. */
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

type TitleOf = (id: SongId) => string;

/** The message about each action that can be undone. */
const DONE: {
  readonly [Action in UndoableAction as Action['type']]: (
    payload: Action['payload'],
    titleOf: TitleOf,
  ) => string;
} = {
  [favoriteToggled.type]: ({ id }, titleOf) => text.removedFavorite(titleOf(id)),
  [transpositionJumped.type]: ({ id, transpose }, titleOf) =>
    text.movedKey(titleOf(id), shorterWay(transpose)),
  [capoPlaced.type]: ({ capo }) => text.placedCapo(text.capoAt(capo)),
  [entryRemoved.type]: () => text.removedEntry,
  [setRemoved.type]: () => text.removedSet,
  [knownChordsChanged.type]: () => text.forgottenChord,
  [backupImported.type]: () => text.importedBackup,
};

/** A replayed log may offer to undo another action. */
const nameDone = ({ type, payload }: SongbookAction, titleOf: TitleOf): string =>
  (DONE as Partial<Record<string, (payload: unknown, titleOf: TitleOf) => string>>)[type]?.(
    payload,
    titleOf,
  ) ?? text.changedChoices;
