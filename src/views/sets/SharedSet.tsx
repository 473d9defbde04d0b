import { useStore } from 'react-redux';
import { useNavigate } from '../router';
import { newSet, parseSetFragment, type RootState, selectSongIds, type SentSet, setMade } from '../../state';
import { useSongbook, useSongbookDispatch } from '../hooks';
import * as text from '../text';
import { Button, ButtonLink } from '../ui/Button';
import { Banner, Callout } from '../ui/Callout';
import { PageTitle } from '../ui/PageHead';
import { SetEntries } from './SetEntries';

/** A set sent by link, to read and to keep; or the reason why it cannot be read. */
export function SharedSet({ fragment }: { fragment: string }) {
  const songCount = useSongbook((state) => selectSongIds(state).length);
  const sent = parseSetFragment(fragment, songCount);
  if (typeof sent !== 'string') return <SentPage sent={sent} />;
  return (
    <>
      <PageTitle title={text.setsTitle} />
      <Callout role="alert">
        <p>{text.setProblems[sent]}</p>
        <ButtonLink to="/sets">{text.toOwnSets}</ButtonLink>
      </Callout>
    </>
  );
}

function SentPage({ sent: { title, entries } }: { sent: SentSet }) {
  const { getState } = useStore<RootState>();
  const dispatch = useSongbookDispatch();
  const navigate = useNavigate();
  const take = (): void => {
    const made = newSet(getState().sets, title || text.untitled, entries);
    dispatch(setMade(made));
    void navigate(`/sets/${made.set}`, { replace: true });
  };
  return (
    <>
      <PageTitle title={title || text.untitled} />
      <Banner role="group" aria-label={text.sentSet}>
        <p>{text.sentSet}</p>
        <Button variant="quiet" onClick={take}>
          {text.takeSet}
        </Button>
        <ButtonLink variant="quiet" to="/sets">
          {text.refuseSet}
        </ButtonLink>
      </Banner>
      <SetEntries
        set={newSet({}, title, entries).content}
        addressOf={({ song, transpose, capo }) =>
          `/songs/${song}?transpose=${transpose}${capo === undefined ? '' : `&capo=${capo}`}`
        }
      />
    </>
  );
}
