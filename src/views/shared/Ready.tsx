import { useEffect } from 'react';
import { selectStorageStatus } from '../../state';
import { useSongbook } from '../hooks';
import { useServices } from '../services';

/** Stands beside a page and tells the app when it was taken over and the saved state was read. */
export function Ready() {
  const isLoading = useSongbook(selectStorageStatus) === 'loading';
  const { onReady } = useServices();
  useEffect(() => {
    if (!isLoading) onReady();
  }, [isLoading, onReady]);
  return null;
}
