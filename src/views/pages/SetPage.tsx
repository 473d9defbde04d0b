import { useEffect, useState } from 'react';
import { useLocation } from '../router';
import { BookletPrinter } from '../print/BookletPlace';
import { songsOfSet } from '../print/bookletSongs';
import { isKey, selectSet, songsInOrder, type SetId, type SongSet } from '../../state';
import { useSongbook } from '../hooks';
import { useServices } from '../services';
import { entryAddress } from '../sets/entryAddress';
import { PlayLinks } from '../sets/PlayLinks';
import { SetEntries } from '../sets/SetEntries';
import * as text from '../text';
import { Button } from '../ui/Button';
import { lazyView } from '../ui/lazyView';
import { PageTitle } from '../ui/PageHead';
import { NotFoundPage } from './NotFoundPage';
import styles from './SetPage.module.css';
import { StorageError } from './StorageError';

const SetShare = lazyView(async () => (await import('../sets/SetShare')).SetShare, { meanwhile: null });
const SetEditing = lazyView(async () => (await import('./SetEditing')).SetEditing);

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
