import { CleaningNotice } from '../backup/CleaningNotice';
import { UndoNotice } from '../undo/UndoNotice';
import { UpdateNotice } from './UpdateNotice';

/** Everything that may have to be said over a page. */
export function Notices() {
  return (
    <>
      <UpdateNotice />
      <UndoNotice />
      <CleaningNotice />
    </>
  );
}
