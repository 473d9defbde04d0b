import { selectIsOutdated } from '../../state';
import { useSongbook } from '../hooks';
import { useServices } from '../services';
import * as text from '../text';
import { Notice } from './Notice';

/** Says that a newer songbook waits, and starts it when the visitor agrees. */
export function UpdateNotice() {
  const { startNewVersion } = useServices();
  if (!useSongbook(selectIsOutdated)) return null;
  return <Notice message={text.newVersion} action={text.startNewVersion} onAction={startNewVersion} />;
}
