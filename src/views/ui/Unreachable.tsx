import * as text from '../text/common';
import { Button } from './Button';
import { Callout } from './Callout';

/** Says that a part of the songbook could not be fetched, with a button to fetch it again. */
export function Unreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <Callout role="alert">
      <p>{text.partUnreachable}</p>
      <Button onClick={onRetry}>{text.tryAgain}</Button>
    </Callout>
  );
}
