import { useLocation, useNavigate } from '../router';
import { useStore } from 'react-redux';
import { newSet, type RootState, selectStorageStatus, setMade } from '../../state';
import { useSongbook, useSongbookDispatch } from '../hooks';
import { NewSetForm } from '../sets/NewSetForm';
import { SetList } from '../sets/SetList';
import * as text from '../text';
import { lazyView } from '../ui/lazyView';
import { PageHead, PageTitle } from '../ui/PageHead';
import { UntilSaved } from './UntilSaved';

const SharedSet = lazyView(async () => (await import('../sets/SharedSet')).SharedSet);

/** The visitor's sets of songs, and a field to make another one; or the set that the address holds (`#set=…`). */
export function SetsPage() {
  const isRead = useSongbook(selectStorageStatus) !== 'loading';
  const { hash } = useLocation();
  const isSent = isRead && hash.startsWith('#set=');
  return (
    <>
      <PageHead title={text.tabTitle(text.setsTitle)} path="/sets" />
      {!isSent && <PageTitle title={text.setsTitle} />}
      <UntilSaved needsScript={text.setsNeedScript}>
        {isSent ? <SharedSet fragment={hash} /> : <Sets />}
      </UntilSaved>
    </>
  );
}

function Sets() {
  const { getState } = useStore<RootState>();
  const dispatch = useSongbookDispatch();
  const navigate = useNavigate();
  const make = (title: string): void => {
    const made = newSet(getState().sets, title);
    dispatch(setMade(made));
    void navigate(`/sets/${made.set}`);
  };
  return (
    <>
      <NewSetForm onMake={make} />
      <SetList />
    </>
  );
}
