import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { SongId } from '../../catalogue';
import { shorterWay } from '../../music';
import {
  choicesChanged,
  entryRemoved,
  favoriteToggled,
  keyChosen,
  knownChordsChanged,
  noteWritten,
  readerSettingChanged,
  selectFavoriteIds,
  selectIsOutdated,
  selectListings,
  selectStorageStatus,
  selectUndoOffer,
  setRemoved,
  undoDismissed,
  type RootState,
  type UndoOffer,
} from '../../state';
import { onSound, wasSilent } from '../../sound/context';
import { useReaderSetting, useServices, useSongbook, useSongbookDispatch } from '../hooks';
import { useLocation, useNavigate } from '../router';
import * as text from '../text';
import { focusOrHeading, Toast, ToastButton, useKeys } from '../ui';
import { PassingToast } from './PassingToast';

/** Says that a newer version of the songbook is there. */
export function UpdateToast() {
  const { startNewVersion } = useServices();
  if (!useSongbook(selectIsOutdated)) return null;
  return (
    <Toast message={text.newVersion}>
      <ToastButton onClick={startNewVersion}>{text.startNewVersion}</ToastButton>
    </Toast>
  );
}

/** Says what to do where nothing can be heard, until something is. */
export function SilenceToast() {
  const [isSilent, setSilent] = useState(wasSilent);
  useEffect(() => onSound((isHeard) => setSilent(!isHeard)), []);
  return (
    isSilent && (
      <Toast message={text.noSound}>
        <ToastButton onClick={() => setSilent(false)}>{text.gotIt}</ToastButton>
      </Toast>
    )
  );
}

/** Says on the page of a choice that it is not stored; favorites say so in their page. */
export function StorageToast() {
  const hasFailed = useSongbook(selectStorageStatus) === 'failed';
  const { pathname } = useLocation();
  const [isTold, setTold] = useState(false);
  if (isTold && !hasFailed) setTold(false);
  if (!hasFailed || isTold || pathname === '/favorites') return null;
  return (
    <Toast message={text.storageError}>
      <ToastButton onClick={() => setTold(true)}>{text.gotIt}</ToastButton>
    </Toast>
  );
}

/** Says that a replay is shown, until it is ended. */
export function ReplayToast() {
  if (useSongbook(selectStorageStatus) !== 'paused') return null;
  return (
    <Toast message={text.replayShown}>
      <ToastButton onClick={() => window.location.reload()}>{text.endReplay}</ToastButton>
    </Toast>
  );
}

/** Warns a visitor with favorites, once, that this browser may delete them, and links to the backup. */
export function CleaningToast() {
  const isTold = useReaderSetting('toldOfCleaning');
  const hasFavorites = useSongbook((state) => selectFavoriteIds(state).length > 0);
  const isReady = useSongbook(selectStorageStatus) === 'ready';
  const isOfferOpen = useSongbook(selectUndoOffer) !== null;
  const [isShown, setShown] = useState(false);
  const dispatch = useSongbookDispatch();
  const navigate = useNavigate();
  // A dispatch now would end a pending undo offer.
  const isDue = isReady && hasFavorites && !isTold && !isOfferOpen && cleansStorage(navigator);
  if (isDue && !isShown) setShown(true);
  useEffect(() => {
    if (isShown) dispatch(readerSettingChanged({ setting: 'toldOfCleaning', value: true }));
  }, [isShown, dispatch]);
  if (!isShown) return null;
  return (
    <Toast message={text.cleaningNotice(isTouched(navigator))}>
      <ToastButton
        onClick={() => {
          setShown(false);
          void navigate('/favorites#backup');
        }}
      >
        {text.makeBackup}
      </ToastButton>
      <ToastButton onClick={() => setShown(false)}>{text.gotIt}</ToastButton>
    </Toast>
  );
}

/** The part of `navigator` that identifies a browser; `standalone` is set on the home screen of Apple devices. */
type Browser = Pick<Navigator, 'userAgent'> & { readonly standalone?: boolean };

/**
 * Whether a browser deletes stored data after seven days without a visit. WebKit does (every browser of an iPhone),
 * except for apps on the home screen. Chrome's user agent names WebKit too.
 */
export function cleansStorage({ userAgent, standalone = false }: Browser): boolean {
  return userAgent.includes('AppleWebKit/') && !/Chrome|Chromium|Android/.test(userAgent) && !standalone;
}

/** Whether the device is a phone or a tablet, which has a home screen. The user agent of an iPad is that of a Mac. */
const isTouched = ({ maxTouchPoints }: Navigator): boolean => maxTouchPoints > 0;

/** Offers to undo the last action, while that is possible. */
export function UndoToast() {
  const offer = useSongbook(selectUndoOffer);
  return offer && <OfferedUndo offer={offer} />;
}

/** An offer ends after a while or when the page is left. */
function OfferedUndo({ offer }: { offer: UndoOffer }) {
  const { inverse } = offer;
  const dispatch = useSongbookDispatch();
  const message = useSongbook((state) => nameDone(offer, state));
  const { pathname } = useLocation();
  const [offeredAt] = useState(pathname);
  const cameFrom = useRef<Element | null>(null);
  const dismiss = useEffectEvent(() => dispatch(undoDismissed()));
  const takeBack = (isByButton: boolean): void => {
    dispatch(choicesChanged({ change: inverse, why: 'undone' }));
    // The button disappears with the toast.
    if (isByButton || document.activeElement?.closest('[data-toasts]')) focusOrHeading(cameFrom.current);
  };
  useKeys('page', { 'Ctrl+Z': () => takeBack(false) });
  useLayoutEffect(() => {
    // By then `useLostFocus` has led the focus from a removed row to the next one.
    queueMicrotask(() => {
      cameFrom.current = document.activeElement;
    });
  }, [inverse]);
  useEffect(() => {
    if (pathname !== offeredAt) dismiss();
  }, [pathname, offeredAt]);
  return (
    <PassingToast message={message} offer={inverse} onEnd={() => dispatch(undoDismissed())}>
      <ToastButton onClick={() => takeBack(true)}>{text.takeBack}</ToastButton>
    </PassingToast>
  );
}

/** The message about what can be undone. */
function nameDone({ done }: UndoOffer, state: RootState): string {
  const titleOf = (id: SongId): string => selectListings(state)[id]?.title ?? '';
  if (favoriteToggled.match(done)) return text.removedFavorite(titleOf(done.payload.id));
  if (noteWritten.match(done)) return text.writtenNote;
  if (entryRemoved.match(done)) return text.removedEntry;
  if (setRemoved.match(done)) return text.removedSet;
  if (knownChordsChanged.match(done)) return text.forgottenChord;
  if (!keyChosen.match(done)) return text.importedBackup;
  const { id, transpose, capo, why } = done.payload;
  return why === 'capoPlaced'
    ? text.placedCapo(text.capoAt(capo ?? 0))
    : text.movedKey(titleOf(id), shorterWay(transpose));
}
