import { useEffect, useRef, useState } from 'react';
import type { SongId } from '../../catalogue';
import { selectSongIds } from '../../state';
import { useServices, useSongbook } from '../hooks';
import { SongNames } from '../sheet/SongNames';
import * as text from '../text';
import { ListButton, Unreachable, useKeys } from '../ui';
import { clearField, SearchField } from './SearchField';
import results from './SearchResults.module.css';
import styles from './SongPicker.module.css';
import { useFoundSongs } from './useFoundSongs';

const OFFERED = 8;

/** A field to search all songs, with the found ones below it; a click picks a song, Enter the best one. */
export function SongPicker({ onPick }: { onPick: (id: SongId) => void }) {
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const { wantContents } = useServices();
  const { songs, findNow, retry } = useFoundSongs(query, useSongbook(selectSongIds), true);
  useEffect(wantContents, [wantContents]);
  const pick = (id: SongId | undefined): void => {
    if (id === undefined) return;
    onPick(id);
    clear();
  };
  const clear = (): void => clearField(field.current, setQuery);
  useKeys('field', { Enter: () => pick(findNow()[0]), Escape: query !== '' && clear }, field);
  return (
    <div>
      <SearchField field={field} label={text.findSong} onType={setQuery} />
      {retry && <Unreachable onRetry={retry} />}
      <p className={results.count} role="status">
        {songs &&
          (songs.ids.length > 0 ? text.songCount(songs.ids.length) : text.nothingFound.all(songs.query))}
      </p>
      {songs && songs.ids.length > 0 && (
        <ul className={styles.found}>
          {songs.ids.slice(0, OFFERED).map((id) => {
            const found = songs.found.get(id);
            return (
              <li key={id}>
                <ListButton onClick={() => pick(id)}>
                  <SongNames id={id} found={found}>
                    {found?.lyric && <span className={styles.lyric}>{found.lyric}</span>}
                  </SongNames>
                </ListButton>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
