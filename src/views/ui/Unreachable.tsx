import * as text from '../text';
import { Button } from './Button';
import { Callout } from './Callout';

/** Says that a part of the songbook could not be fetched, with a button to fetch it again. */
export function Unreachable({
  message = text.partUnreachable,
  onRetry,
}: {
  message?: string;
  onRetry: () => void;
}) {
  return (
    <Callout role="alert">
      <p>{message}</p>
      <Button onClick={onRetry}>{text.tryAgain}</Button>
    </Callout>
  );
}
