import { createPortal } from 'react-dom';
import * as text from '../text';
import { Toast, ToastButton } from './Toast';

/** A toast that a part could not be fetched, until the visitor closes it. */
export const MissingPart = ({ onNoted }: { onNoted: () => void }) =>
  createPortal(
    <Toast message={text.partUnreachable}>
      <ToastButton onClick={onNoted}>{text.gotIt}</ToastButton>
    </Toast>,
    document.querySelector('[data-toasts]') ?? document.body,
  );
