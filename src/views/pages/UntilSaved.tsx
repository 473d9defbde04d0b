import type { ReactNode } from 'react';
import { selectStorageStatus } from '../../state';
import { useSongbook } from '../hooks';
import { Callout } from '../ui/Callout';
import { StorageError } from './StorageError';
import { Pending } from '../ui/Pending';

/**
 * Shows `children` once the saved state is read, with a warning if it cannot be saved. Until then it shows that it is
 * loading, and without script, `needsScript`.
 */
export function UntilSaved({ needsScript, children }: { needsScript: string; children: ReactNode }) {
  if (useSongbook(selectStorageStatus) !== 'loading')
    return (
      <>
        <StorageError />
        {children}
      </>
    );
  return (
    <>
      <Pending />
      <noscript>
        <Callout>
          <p>{needsScript}</p>
        </Callout>
      </noscript>
    </>
  );
}
