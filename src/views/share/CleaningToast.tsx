import { useEffect, useState } from 'react';
import { useNavigate } from '../router';
import { readerSettingChanged, selectFavoriteIds, selectStorageStatus, selectUndoOffer } from '../../state';
import { useReaderSetting, useSongbook, useSongbookDispatch } from '../hooks';
import * as text from '../text';
import { Toast, ToastButton } from '../ui/Toast';

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
    <Toast message={text.cleaningNotice}>
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
