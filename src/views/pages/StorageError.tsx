import { selectStorageStatus } from '../../state';
import { useSongbook } from '../hooks';
import * as text from '../text/favorites';
import { Callout } from '../ui/Callout';

/** Says that what a visitor chooses cannot be kept, while that is so. */
export function StorageError() {
  if (useSongbook(selectStorageStatus) !== 'failed') return null;
  return (
    <Callout role="alert" data-testid="error-text">
      <p>{text.storageError}</p>
    </Callout>
  );
}
