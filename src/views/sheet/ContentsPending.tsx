import { useEffect } from 'react';
import { selectHaveContentsFailed } from '../../state';
import { useServices, useSongbook } from '../hooks';
import { Pending, Unreachable, useWindowEvent } from '../ui';

/** Loads the contents of songs; shown until they have arrived, or when that failed. */
export function ContentsPending({ failure }: { failure: string }) {
  const { wantContents } = useServices();
  const haveContentsFailed = useSongbook(selectHaveContentsFailed);
  useEffect(wantContents, [wantContents]);
  useWindowEvent('online', wantContents);
  if (!haveContentsFailed) return <Pending />;
  return <Unreachable message={failure} onRetry={wantContents} />;
}
