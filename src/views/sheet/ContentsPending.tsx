import { useEffect, useEffectEvent } from 'react';
import { selectHaveContentsFailed } from '../../state';
import { useSongbook } from '../hooks';
import * as text from '../text';
import { Unreachable } from '../ui/Unreachable';
import { useWindowEvent } from '../ui/useWindowEvent';

/** Loads the contents of songs by `onWant`; shown until they have arrived, or when that failed. */
export function ContentsPending({ failure, onWant }: { failure: string; onWant: () => void }) {
  const haveContentsFailed = useSongbook(selectHaveContentsFailed);
  const want = useEffectEvent(onWant);
  useEffect(() => want(), []);
  useWindowEvent('online', onWant);
  if (!haveContentsFailed) return <p role="status">{text.loading}</p>;
  return <Unreachable message={failure} onRetry={onWant} />;
}
