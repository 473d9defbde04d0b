import type { ReactNode } from 'react';
import { useIsRead } from '../hooks';
import { Callout, Pending } from '../ui';

/** Shows `children` once the saved state is read. Until then it shows that it is loading, and without script, `needsScript`. */
export function UntilSaved({ needsScript, children }: { needsScript: string; children: ReactNode }) {
  if (useIsRead()) return children;
  return (
    <>
      <Pending />
      <noscript>
        <Callout message={needsScript} />
      </noscript>
    </>
  );
}
