import { selectIsOutdated } from '../../state';
import { TitleFlow } from '../find/TitleFlow';
import { CleaningToast } from '../share/CleaningToast';
import { useSongbook } from '../hooks';
import { useServices } from '../services';
import * as text from '../text';
import { Toast, ToastButton } from '../ui/Toast';
import { useLostFocus } from '../ui/useLostFocus';
import { UndoToast } from './UndoToast';

/** The toasts, the flow of titles and the place of a lost focus: the page is drawn and hydrated before. */
export function LateParts() {
  useLostFocus();
  return (
    <>
      <TitleFlow />
      <UpdateToast />
      <UndoToast />
      <CleaningToast />
    </>
  );
}

function UpdateToast() {
  const { startNewVersion } = useServices();
  if (!useSongbook(selectIsOutdated)) return null;
  return (
    <Toast message={text.newVersion}>
      <ToastButton onClick={startNewVersion}>{text.startNewVersion}</ToastButton>
    </Toast>
  );
}
