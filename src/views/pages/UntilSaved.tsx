import type { ReactNode } from 'react';
import { selectStorageStatus } from '../../state';
import { useIsRead, useSongbook } from '../hooks';
import * as text from '../text';
import { Callout, Pending } from '../ui';

/**
 * Shows `children` once the saved state is read, with a warning if it cannot be saved. Until then it shows that it is
 * loading, and without script, `needsScript`.
 */
export function UntilSaved({ needsScript, children }: { needsScript: string; children: ReactNode }) {
  const isRead = useIsRead();
  return (
    <>
      <StorageError />
      {isRead ? children : <Pending />}
      {!isRead && (
        <noscript>
          <Callout message={needsScript} />
        </noscript>
      )}
    </>
  );
}

export function StorageError() {
  if (useSongbook(selectStorageStatus) !== 'failed') return null;
  return <Callout role="alert" data-testid="error-text" message={text.storageError} />;
}
