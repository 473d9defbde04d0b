import { useNavigate } from '../router';
import {
  formatSetFragment,
  newSet,
  parseSetFragment,
  selectSet,
  selectSongIds,
  selectSongSets,
  setRenamed,
  songsInOrder,
  type SentSet,
} from '../../state';
import { voicesIn } from '../../music';
import { useGetState, useReaderSettingState, useSongbook, useSongbookDispatch } from '../hooks';
import * as text from '../text';
import { Banner, Button, ButtonLink, Callout, Hint, PageTitle } from '../ui';
import { useVoiceNames } from '../voiceNames';
import { entryAddress, songAddress } from '../addresses';
import { SetEntries } from './SetEntries';
import { useSetChanges } from './useSetChanges';

/** A set sent by link, to read, to play and to keep; or the reason why it cannot be read. */
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
  const getState = useGetState();
  const dispatch = useSongbookDispatch();
  const [ownGroup, setGroup] = useReaderSettingState('group');
  const { voiceName } = useVoiceNames();
  const voices = voicesIn(group);
  const named = title || text.untitled;
  const set = newSet({}, named, entries).content;
  const sent = formatSetFragment({ ...set, title: '' });
  // The same entries are there once, whatever the visitor has named them.
  const there = Object.entries(useSongbook(selectSongSets)).find(
    ([, other]) => formatSetFragment({ ...other, title: '' }) === sent,
  );
  const kept = there && !there[1].isSent ? there : null;
  const take = (): void => {
    if (ownGroup === 'none' && voices.length > 0) setGroup(group);
    if (there && !kept) dispatch(setRenamed({ set: there[0], title: named }));
    void navigate(`/sets/${there?.[0] ?? makeSet(named, entries)}`, { replace: true });
  };
  const play = (): void => {
    const id = there?.[0] ?? makeSet(named, entries, true);
    const [first] = songsInOrder(selectSet(getState(), id)!);
    if (first) void navigate(entryAddress(first.value, { set: id, entry: first.key }));
  };
  return (
    <>
      <PageTitle title={named} />
      <Banner message={kept ? text.sentSetIsKept(kept[1].title) : text.sentSet}>
        <Button variant="quiet" onClick={take}>
          {kept ? text.openSet : text.takeSet}
        </Button>
        <ButtonLink variant="quiet" to="/sets">
          {text.refuseSet}
        </ButtonLink>
      </Banner>
      {voices.length > 0 && <Hint>{text.groupOfSet(voices.map(voiceName))}</Hint>}
      {songsInOrder(set).length > 0 && (
        <Button variant="primary" onClick={play}>
          {text.playSet}
        </Button>
      )}
      <SetEntries
        set={set}
        addressOf={({ song, transpose, capo = null }) => songAddress(song, { transpose, capo })}
      />
    </>
  );
}
