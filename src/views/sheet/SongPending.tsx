import { useEffect } from 'react';
import type { SongId } from '../../catalogue';
import { selectHaveContentsFailed } from '../../state';
import { useSongbook } from '../hooks';
import { useServices } from '../services';
import * as text from '../text/common';
import { Button } from '../ui/Button';
import { Callout } from '../ui/Callout';

/** Shown while a song's content is being loaded, or when that failed. */
export function SongPending({ id }: { id: SongId }) {
  const { wantContent } = useServices();
  const haveContentsFailed = useSongbook(selectHaveContentsFailed);
  useEffect(() => wantContent(id), [id, wantContent]);
  useEffect(() => {
    const retry = (): void => wantContent(id);
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [id, wantContent]);
  if (!haveContentsFailed) return <p role="status">{text.loading}</p>;
  return (
    <Callout role="alert">
      <p>{text.songUnreachable}</p>
      <Button onClick={() => wantContent(id)}>{text.tryAgain}</Button>
    </Callout>
  );
}
