import { useLocation, useNavigate } from '../router';
import { selectStorageStatus } from '../../state';
import { useSongbook } from '../hooks';
import { SetList } from '../sets/SetList';
import { NewSetForm } from '../sets/SetTitle';
import { useSetChanges } from '../sets/useSetChanges';
import * as text from '../text';
import { lazyView } from '../ui/lazyView';
import { PageTitle } from '../ui/PageHead';
import { UntilSaved } from './UntilSaved';

const SharedSet = lazyView(async () => (await import('../sets/SharedSet')).SharedSet);

/** The visitor's sets of songs, and a field to make another one; or the set that the address holds (`#set=…`). */
export function SetsPage() {
  const isRead = useSongbook(selectStorageStatus) !== 'loading';
  const { hash } = useLocation();
  const isSent = isRead && hash.startsWith('#set=');
  return (
    <>
      {!isSent && <PageTitle title={text.setsTitle} path="/sets" />}
      <UntilSaved needsScript={text.setsNeedScript}>
        {isSent ? <SharedSet fragment={hash} /> : <Sets />}
      </UntilSaved>
    </>
  );
}

function Sets() {
  const { makeSet } = useSetChanges();
  const navigate = useNavigate();
  return (
    <>
      <NewSetForm onMake={(title) => void navigate(`/sets/${makeSet(title)}`)} />
      <SetList />
    </>
  );
}
