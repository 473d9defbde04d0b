import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { readerSettingChanged, selectFavoriteIds, selectStorageStatus, selectUndoOffer } from '../../state';
import { useReaderSetting, useSongbook, useSongbookDispatch } from '../hooks';
import { Toast } from '../ui/Toast';
import * as text from '../text/backup';
import { cleansStorage } from './cleansStorage';

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
    <Toast
      message={text.cleaningNotice}
      action={text.makeBackup}
      onAction={() => {
        setStage('done');
        void navigate('/favorites#backup');
      }}
      onDismiss={() => setStage('done')}
    />
  );
}
