import { useNavigate } from '../router';
import { newSet, parseSetFragment, selectSongIds, type SentSet } from '../../state';
import { voicesIn } from '../../music';
import { useReaderSettingState, useSongbook } from '../hooks';
import * as text from '../text';
import { Banner, Button, ButtonLink, Callout, Hint, PageTitle } from '../ui';
import { useVoiceNames } from '../voiceNames';
import { songAddress } from '../addresses';
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

function SentPage({ sent: { title, entries, group = 'none' } }: { sent: SentSet }) {
  const { makeSet } = useSetChanges();
  const navigate = useNavigate();
  const [ownGroup, setGroup] = useReaderSettingState('group');
  const { voiceName } = useVoiceNames();
  const voices = voicesIn(group);
  const take = (): void => {
    if (ownGroup === 'none' && voices.length > 0) setGroup(group);
    void navigate(`/sets/${makeSet(named, entries)}`, { replace: true });
  };
  const named = title || text.untitled;
  return (
    <>
      <PageTitle title={named} />
      <Banner message={text.sentSet}>
        <Button variant="quiet" onClick={take}>
          {text.takeSet}
        </Button>
        <ButtonLink variant="quiet" to="/sets">
          {text.refuseSet}
        </ButtonLink>
      </Banner>
      {voices.length > 0 && <Hint>{text.groupOfSet(voices.map(voiceName))}</Hint>}
      <SetEntries
        set={newSet({}, title, entries).content}
        addressOf={({ song, transpose, capo = null }) => songAddress(song, { transpose, capo })}
      />
    </>
  );
}
