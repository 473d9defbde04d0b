import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { readerSettingChanged, selectFavoriteIds, selectStorageStatus, selectUndoOffer } from '../../state';
import { useReaderSetting, useSongbook, useSongbookDispatch } from '../hooks';
import * as text from '../text/backup';
import * as common from '../text/common';
import { Toast, ToastButton } from '../ui/Toast';

/** Tells a visitor with favorites, once, that this browser will not keep them for ever, and leads to the backup. */
export function CleaningToast() {
  const isTold = useReaderSetting('toldOfCleaning');
  const hasFavorites = useSongbook((state) => selectFavoriteIds(state).length > 0);
  const isReady = useSongbook(selectStorageStatus) === 'ready';
  const isOfferOpen = useSongbook(selectUndoOffer) !== null;
  const [stage, setStage] = useState<'waiting' | 'telling' | 'done'>('waiting');
  const dispatch = useSongbookDispatch();
  const navigate = useNavigate();
  // Anything that changes now would withdraw an offer to take something back.
  const isDue =
    isReady &&
    hasFavorites &&
    !isTold &&
    !isOfferOpen &&
    typeof navigator === 'object' &&
    cleansStorage(navigator);
  if (isDue && stage === 'waiting') setStage('telling');
  useEffect(() => {
    if (stage === 'telling') dispatch(readerSettingChanged({ setting: 'toldOfCleaning', value: true }));
  }, [stage, dispatch]);
  if (stage !== 'telling') return null;
  return (
    <Toast message={text.cleaningNotice}>
      <ToastButton
        onClick={() => {
          setStage('done');
          void navigate('/favorites#backup');
        }}
      >
        {text.makeBackup}
      </ToastButton>
      <ToastButton onClick={() => setStage('done')}>{common.gotIt}</ToastButton>
    </Toast>
  );
}

/** What tells browsers apart; `standalone` is set where an app was put on an Apple device's home screen. */
type Browser = Pick<Navigator, 'userAgent'> & { readonly standalone?: boolean };

/**
 * Whether a browser deletes what pages store when they were not visited for seven days: WebKit does, which is inside every
 * browser of an iPhone too, but not to apps on the home screen. Chrome's engine still calls itself by WebKit's name.
 */
export function cleansStorage({ userAgent, standalone = false }: Browser): boolean {
  return /AppleWebKit\//.test(userAgent) && !/Chrome|Chromium|Android/.test(userAgent) && !standalone;
}
