import { useState } from 'react';
import type { SongId } from '../../catalogue';
import { selectSet, selectSets, type SetId } from '../../state';
import { useListing, useSongbook } from '../hooks';
import * as text from '../text';
import { Button, ButtonLink, ButtonRow, ListButton, Panel } from '../ui';
import styles from './SetChoice.module.css';
import { NewSetForm, SetFacts } from './SetTitle';
import { useSetChanges } from './useSetChanges';

/** Asks for the set to add a song to; the song is added in the key, and for the capo, in which it is shown now. */
export function SetChoice({ id, onClose }: { id: SongId; onClose: () => void }) {
  const { title, titleLanguage } = useListing(id);
  const sets = useSongbook(selectSets);
  const { makeSet, addEntry, songAsShown } = useSetChanges();
  const [chosen, setChosen] = useState<SetId | null>(null);
  const addTo = (set: SetId): void => {
    addEntry(set, songAsShown(id));
    setChosen(set);
  };
  return (
    <Panel isModal title={text.addTitle} onClose={onClose}>
      <p className={styles.song} lang={titleLanguage}>
        {title}
      </p>
      {chosen === null ? (
        <>
          {sets.length > 0 && (
            <ul className={styles.sets}>
              {sets.map(({ key, value }) => (
                <li key={key}>
                  <ListButton onClick={() => addTo(key)}>
                    <b>{value.title}</b>
                    <SetFacts set={value} />
                  </ListButton>
                </li>
              ))}
            </ul>
          )}
          <NewSetForm onMake={(name) => setChosen(makeSet(name, [songAsShown(id)]))} />
        </>
      ) : (
        <Added set={chosen} onClose={onClose} />
      )}
    </Panel>
  );
}

/** Names the set that the song was added to, and links to it. */
function Added({ set, onClose }: { set: SetId; onClose: () => void }) {
  const title = useSongbook((state) => selectSet(state, set)?.title ?? '');
  return (
    <>
      <p role="status">{text.added(title)}</p>
      <ButtonRow>
        <Button ref={(button) => button?.focus()} variant="primary" onClick={onClose}>
          {text.editDone}
        </Button>
        <ButtonLink to={`/sets/${set}`}>{text.openSet}</ButtonLink>
      </ButtonRow>
    </>
  );
}
