import * as common from '../../text/common';
import * as text from '../../text/sound';
import { Button } from '../../ui/Button';
import { useWhenFetched } from '../../ui/useWhenFetched';

const NEWS = { idle: '', fetching: common.loading, failed: common.partUnreachable };

/** Fetches the code that shows a song's notes, and shows them. */
export interface StaffOpener {
  readonly fetch: () => Promise<void>;
  readonly show: () => void;
}

/** The button for a song's notes; says when they are being fetched or could not be. */
export function StaffButton({ staff }: { staff: StaffOpener }) {
  const { stage, whenFetched } = useWhenFetched();
  return (
    <>
      <Button onClick={() => whenFetched(staff.fetch(), staff.show)}>{text.staff}</Button>
      {NEWS[stage] && <p role="status">{NEWS[stage]}</p>}
    </>
  );
}
