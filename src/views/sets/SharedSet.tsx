import { useNavigate } from '../router';
import { newSet, parseSetFragment, selectSongIds, type SentSet } from '../../state';
import { useSongbook } from '../hooks';
import * as text from '../text';
import { Banner, Button, ButtonLink, Callout, PageTitle } from '../ui';
import { songAddress } from '../songAddress';
import { SetEntries } from './SetEntries';
import { useSetChanges } from './useSetChanges';

/** A set sent by link, to read and to keep; or the reason why it cannot be read. */
export function SharedSet({ fragment }: { fragment: string }) {
  const songCount = useSongbook((state) => selectSongIds(state).length);
  const sent = parseSetFragment(fragment, songCount);
  if (typeof sent !== 'string') return <SentPage sent={sent} />;
  return (
    <>
      <PageTitle title={text.setsTitle} />
      <Callout role="alert" message={text.setProblems[sent]}>
        <ButtonLink to="/sets">{text.toOwnSets}</ButtonLink>
      </Callout>
    </>
  );
}

function SentPage({ sent: { title, entries } }: { sent: SentSet }) {
  const { makeSet } = useSetChanges();
  const navigate = useNavigate();
  const named = title || text.untitled;
  return (
    <>
      <PageTitle title={named} />
      <Banner message={text.sentSet}>
        <Button
          variant="quiet"
          onClick={() => void navigate(`/sets/${makeSet(named, entries)}`, { replace: true })}
        >
          {text.takeSet}
        </Button>
        <ButtonLink variant="quiet" to="/sets">
          {text.refuseSet}
        </ButtonLink>
      </Banner>
      <SetEntries
        set={newSet({}, title, entries).content}
        addressOf={({ song, transpose, capo = null }) => songAddress(song, { transpose, capo })}
      />
    </>
  );
}
