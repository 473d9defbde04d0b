import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from '../router';
import { BookletPlace } from '../print/BookletPlace';
import { songsOfSet } from '../print/bookletSongs';
import {
  isKey,
  playedIndex,
  selectSet,
  setRemoved,
  songsInOrder,
  type EntryId,
  type SetId,
  type SetSong,
  type SongSet,
} from '../../state';
import { useIsRead, useServices, useSongbook, useSongbookDispatch } from '../hooks';
import { GroupVoices } from '../guitar/voice/GroupVoices';
import { SetEntries } from '../sets/SetEntries';
import { SetList } from '../sets/SetList';
import { SetMenu } from '../sets/SetMenu';
import { SharedSet } from '../sets/SharedSet';
import { entryAddress } from '../addresses';
import * as text from '../text';
import { Button, ButtonLink, PageTitle } from '../ui';
import { NotFoundPage } from './ErrorPages';
import { SetEditing } from './SetEditing';
import styles from './SetPages.module.css';
import { UntilSaved } from './UntilSaved';

/**
 * The visitor's sets of songs, and a field to make another one; or the set that the address holds: any fragment, for one that
 * was cut or changed on its way is not to be taken for none.
 */
export function SetsPage() {
  const isRead = useIsRead();
  const { hash } = useLocation();
  const isSent = isRead && hash !== '' && hash !== '#main';
  return (
    <>
      {!isSent && <PageTitle title={text.setsTitle} path="/sets" />}
      <UntilSaved needsScript={text.setsNeedScript}>
        {isSent ? <SharedSet fragment={hash} /> : <SetList />}
      </UntilSaved>
    </>
  );
}

/**
 * The page at `/sets/{id}`. It is built as the page of an unknown address, and stays that until the saved state is
 * read.
 */
export function SetPage() {
  const { id = '' } = useParams();
  const set = useSongbook((state) => (isKey(id) ? selectSet(state, id) : null));
  return set ? <OpenSet key={id} id={id} set={set} /> : <NotFoundPage />;
}

function OpenSet({ id, set }: { id: SetId; set: SongSet }) {
  const { wantContents } = useServices();
  const navigate = useNavigate();
  const leaveAndRemove = useLeavingRemoval(id);
  const songs = songsInOrder(set);
  const [first] = songs;
  const index = playedIndex(set);
  const played = songs[index];
  const addressOf = (song: SetSong, entry: EntryId): string => entryAddress(song, { set: id, entry });
  const [isEdited, setEdited] = useState(!first);
  useEffect(wantContents, [wantContents]);
  return (
    <>
      <PageTitle title={set.title} />
      <div className={styles.actions}>
        {!isEdited && first && (
          <ButtonLink variant="primary" to={addressOf(first.value, first.key)}>
            {text.playSet}
          </ButtonLink>
        )}
        <div className={styles.others}>
          {!isEdited && played && played !== first && (
            <ButtonLink to={addressOf(played.value, played.key)}>{text.resume(index + 1)}</ButtonLink>
          )}
          <Button variant={isEdited ? 'primary' : 'outlined'} onClick={() => setEdited(!isEdited)}>
            {isEdited ? text.editDone : text.edit}
          </Button>
          <BookletPlace title={set.title} songs={songsOfSet(set)} set={set}>
            {(onPrint) => (
              <SetMenu
                id={id}
                set={set}
                group={<GroupVoices />}
                onPrint={onPrint}
                onDuplicate={(copy) => void navigate(`/sets/${copy}`)}
                onRemove={leaveAndRemove}
              />
            )}
          </BookletPlace>
        </div>
      </div>
      {isEdited ? (
        <SetEditing id={id} set={set} />
      ) : first ? (
        <SetEntries set={set} addressOf={addressOf} />
      ) : (
        <p className={styles.empty}>{text.emptySet}</p>
      )}
    </>
  );
}

/** Leaves the page of a set for the list, and removes the set then: an offer to undo ends when its page is left. */
function useLeavingRemoval(set: SetId): () => void {
  const dispatch = useSongbookDispatch();
  const navigate = useNavigate();
  const isRemoved = useRef(false);
  useLayoutEffect(
    () => () => {
      if (isRemoved.current) dispatch(setRemoved({ set }));
    },
    [set, dispatch],
  );
  return () => {
    isRemoved.current = true;
    void navigate('/sets', { replace: true });
  };
}
