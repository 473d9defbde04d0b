import * as common from '../text/common';
import * as text from '../text/sound';
import { Button } from '../ui/Button';
import { useWhenFetched } from '../ui/useWhenFetched';

const NEWS = { idle: '', fetching: common.loading, failed: common.partUnreachable };

/** What shows the notes of a song, and fetches it before. */
export interface StaffOpener {
  readonly fetch: () => Promise<void>;
  readonly show: () => void;
}

/** Asks for the notes of a song; says so while they are fetched, and where they could not be. */
export function StaffButton({ staff }: { staff: StaffOpener }) {
  const { stage, whenFetched } = useWhenFetched();
  return (
    <>
      <Button onClick={() => whenFetched(staff.fetch(), staff.show)}>{text.staff}</Button>
      {NEWS[stage] && <p role="status">{NEWS[stage]}</p>}
    </>
  );
}
