import { selectIsOutdated } from '../../state/index';
import { useSongbook } from '../hooks';
import { useServices } from '../services';
import { Toast } from '../ui/Toast';
import * as text from '../text/pages';

/** Says that a newer songbook waits, and starts it when the visitor agrees. */
export function UpdateToast() {
  const { startNewVersion } = useServices();
  if (!useSongbook(selectIsOutdated)) return null;
  return <Toast message={text.newVersion} action={text.startNewVersion} onAction={startNewVersion} />;
}
