import { useEffect } from 'react';
import { selectStorageStatus } from '../state';
import { useSongbook } from './hooks';
import { useServices } from './services';

/** Tells the app when the page was taken over and the saved state was read. */
export function useReady(): void {
  const isLoading = useSongbook(selectStorageStatus) === 'loading';
  const { onReady } = useServices();
  useEffect(() => {
    if (!isLoading) onReady();
  }, [isLoading, onReady]);
}
