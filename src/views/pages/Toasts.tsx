import { selectIsOutdated } from '../../state';
import { CleaningToast } from '../backup/CleaningToast';
import { useSongbook } from '../hooks';
import { useServices } from '../services';
import * as text from '../text/pages';
import { Toast, ToastButton } from '../ui/Toast';
import { UndoToast } from '../undo/UndoToast';

/** All toasts. */
export function Toasts() {
  return (
    <>
      <UpdateToast />
      <UndoToast />
      <CleaningToast />
    </>
  );
}

/** Says that a newer songbook waits, and starts it when the visitor agrees. */
function UpdateToast() {
  const { startNewVersion } = useServices();
  if (!useSongbook(selectIsOutdated)) return null;
  return (
    <Toast message={text.newVersion}>
      <ToastButton onClick={startNewVersion}>{text.startNewVersion}</ToastButton>
    </Toast>
  );
}
