import * as text from '../text';
import { Button } from './Button';
import { Callout } from './Callout';

/** Says that something is being loaded or, with `retry`, could not be; what is below it is not shown before. */
export const Pending = ({ retry }: { retry?: (() => void) | null }) =>
  retry ? (
    <Unreachable onRetry={retry} />
  ) : (
    <p role="status" data-pending>
      {text.loading}
    </p>
  );

/** Says that a part of the songbook could not be fetched, with a button to fetch it again. */
export const Unreachable = ({ message = text.partUnreachable, onRetry }: UnreachablePart) => (
  <Callout role="alert" message={message}>
    <Button onClick={onRetry}>{text.tryAgain}</Button>
  </Callout>
);

interface UnreachablePart {
  readonly message?: string;
  readonly onRetry: () => void;
}
