import { useEffect } from 'react';
import { selectHaveContentsFailed } from '../../../state';
import { useSongbook } from '../../hooks';
import { useServices } from '../../services';
import * as text from '../../text/chords';
import * as common from '../../text/common';
import { Button } from '../../ui/Button';
import { Callout } from '../../ui/Callout';

/** Shown while the chords of all songs are being loaded, or when that failed. */
export function ChordsPending() {
  const { wantAllContents } = useServices();
  const haveContentsFailed = useSongbook(selectHaveContentsFailed);
  useEffect(() => {
    wantAllContents();
    window.addEventListener('online', wantAllContents);
    return () => window.removeEventListener('online', wantAllContents);
  }, [wantAllContents]);
  if (!haveContentsFailed) return <p role="status">{common.loading}</p>;
  return (
    <Callout role="alert">
      <p>{text.chordsUnreachable}</p>
      <Button onClick={wantAllContents}>{common.tryAgain}</Button>
    </Callout>
  );
}
