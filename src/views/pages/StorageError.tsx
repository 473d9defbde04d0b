import { selectStorageStatus } from '../../state';
import { useSongbook } from '../hooks';
import * as text from '../text';
import { Callout } from '../ui/Callout';

/** Warns while the visitor's choices cannot be saved. */
export function StorageError() {
  if (useSongbook(selectStorageStatus) !== 'failed') return null;
  return (
    <Callout role="alert" data-testid="error-text">
      <p>{text.storageError}</p>
    </Callout>
  );
}
