import type { ReactNode } from 'react';
import { selectStorageStatus } from '../../state';
import { useSongbook } from '../hooks';
import * as common from '../text/common';
import { Callout } from '../ui/Callout';
import { StorageError } from './StorageError';

/** What shows the visitor's own choices, once these have been read, and whether they are kept; until then, and without script, why it is not there. */
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
      <p role="status">{common.loading}</p>
      <noscript>
        <Callout>
          <p>{needsScript}</p>
        </Callout>
      </noscript>
    </>
  );
}
