import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from '../router';
import { BookletPrinter } from '../print/BookletPlace';
import { songsOfSet } from '../print/bookletSongs';
import {
  isKey,
  playedIndex,
  selectSet,
  selectStorageStatus,
  songsInOrder,
  type Placed,
  type SetId,
  type SetSong,
  type SongSet,
} from '../../state';
import { useServices, useSongbook } from '../hooks';
import { SetEntries } from '../sets/SetEntries';
import { SetList } from '../sets/SetList';
import { NewSetForm } from '../sets/SetTitle';
import { useSetChanges } from '../sets/useSetChanges';
import { entryAddress } from '../songAddress';
import * as text from '../text';
import { Button, ButtonLink, lazyView, PageTitle } from '../ui';
import { NotFoundPage } from './ErrorPages';
import styles from './SetPages.module.css';
import { StorageError, UntilSaved } from './UntilSaved';

const SharedSet = lazyView(async () => (await import('../sets/SharedSet')).SharedSet);
const SetShare = lazyView(async () => (await import('../sets/SetShare')).SetShare, 'hidden');
const SetEditing = lazyView(async () => (await import('./SetEditing')).SetEditing);

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
    <SetList>
      <NewSetForm onMake={(title) => void navigate(`/sets/${makeSet(title)}`)} />
    </SetList>
  );
}

/**
 * The page at `/sets/{id}`. It is built as the page of an unknown address, and stays that until the saved state is
 * read.
 */
export function SetPage() {
  const { pathname } = useLocation();
  const id = pathname.replace('/sets/', '');
  const set = useSongbook((state) => (isKey(id) ? selectSet(state, id) : null));
  return set ? <OpenSet key={id} id={id} set={set} /> : <NotFoundPage />;
}

function OpenSet({ id, set }: { id: SetId; set: SongSet }) {
  const { wantContents } = useServices();
  const hasSongs = songsInOrder(set).length > 0;
  const [isEdited, setEdited] = useState(!hasSongs);
  const [isShared, setShared] = useState(false);
  useEffect(wantContents, [wantContents]);
  return (
    <>
      <PageTitle title={set.title} />
      <StorageError />
      <div className={styles.actions}>
        {!isEdited && <PlayLinks id={id} set={set} />}
        <Button variant={isEdited ? 'primary' : 'outlined'} onClick={() => setEdited(!isEdited)}>
          {isEdited ? text.editDone : text.edit}
        </Button>
        {!isEdited && hasSongs && (
          <Button aria-haspopup="dialog" onClick={() => setShared(true)}>
            {text.share}
          </Button>
        )}
        {!isEdited && hasSongs && <BookletPrinter title={set.title} songs={songsOfSet(set)} />}
      </div>
      {isShared && <SetShare set={set} onClose={() => setShared(false)} />}
      {isEdited ? (
        <SetEditing id={id} set={set} />
      ) : hasSongs ? (
        <SetEntries set={set} addressOf={(song, entry) => entryAddress(song, { set: id, entry })} />
      ) : (
        <p className={styles.empty}>{text.emptySet}</p>
      )}
    </>
  );
}

/** Links that play a set from where it was left, and from its start. */
function PlayLinks({ id, set }: { id: SetId; set: SongSet }) {
  const songs = songsInOrder(set);
  const [first] = songs;
  const index = playedIndex(set);
  const played = songs[index];
  const addressOf = ({ key, value }: Placed<SetSong>): string => entryAddress(value, { set: id, entry: key });
  if (!first) return null;
  if (!played || played === first)
    return (
      <ButtonLink variant="primary" to={addressOf(first)}>
        {text.playSet}
      </ButtonLink>
    );
  return (
    <>
      <ButtonLink variant="primary" to={addressOf(played)}>
        {text.resume(index + 1)}
      </ButtonLink>
      <ButtonLink to={addressOf(first)}>{text.playFromStart}</ButtonLink>
    </>
  );
}
