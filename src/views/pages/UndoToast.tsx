import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
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
  undoDismissed,
  type SongbookAction,
  type UndoableAction,
  type UndoOffer,
} from '../../state';
import { useSongbook, useSongbookDispatch } from '../hooks';
import { useLocation } from '../router';
import * as text from '../text';
import { focusOrHeading } from '../ui/focus';
import { useKeys } from '../ui/keys';
import { Toast, ToastButton } from '../ui/Toast';

/** How long undo is offered, in milliseconds. */
const OFFER_TIME = 8000;

/** Offers to undo the last action, while that is possible. */
export function UndoToast() {
  const offer = useSongbook(selectUndoOffer);
  return offer && <OfferedUndo offer={offer} />;
}

/** An offer ends after a while or when the page is left, but not while it is hovered or focused. */
function OfferedUndo({ offer }: { offer: UndoOffer }) {
  const { inverse } = offer;
  const dispatch = useSongbookDispatch();
  const message = useSongbook((state) => nameDone(offer.done, (id) => selectListing(state, id).title));
  const { pathname } = useLocation();
  const [offeredAt] = useState(pathname);
  const cameFrom = useRef<Element | null>(null);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHeld = isHovered || isFocused;
  const dismiss = useEffectEvent(() => dispatch(undoDismissed()));
  const takeBack = (): void => {
    dispatch(inverse);
    // The button disappears with the toast.
    focusOrHeading(cameFrom.current);
  };
  useKeys('page', { 'Ctrl+Z': takeBack });
  useLayoutEffect(() => {
    cameFrom.current = document.activeElement;
  }, [inverse]);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(dismiss, OFFER_TIME);
    return () => clearTimeout(timer);
  }, [inverse, isHeld]);
  useEffect(() => {
    if (pathname !== offeredAt) dismiss();
  }, [pathname, offeredAt]);
  return (
    <Toast
      message={message}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
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
