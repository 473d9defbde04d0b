import { CleaningToast } from '../backup/CleaningToast';
import { UndoNotice } from '../undo/UndoNotice';
import { UpdateToast } from './UpdateToast';

/** Everything that may have to be said over a page. */
export function Toasts() {
  return (
    <>
      <UpdateToast />
      <UndoNotice />
      <CleaningToast />
    </>
  );
}
