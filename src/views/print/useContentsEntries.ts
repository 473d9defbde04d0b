import { firstLineName } from '../../catalogue/firstLineName';
import { useStore } from 'react-redux';
import { selectContent, selectListing, type RootState } from '../../state';
import { useReaderSetting } from '../hooks';
import type { BookletSong } from './bookletSongs';
import { contentsEntries } from './contentsEntries';

/** The entries of a booklet's contents in the order that the reader chose; the songs are loaded. */
export function useContentsEntries(songs: readonly BookletSong[]) {
  const { getState } = useStore<RootState>();
  return contentsEntries(songs, useReaderSetting('bookletContents'), (id) => ({
    ...selectListing(getState(), id),
    firstLine: firstLineName(selectContent(getState(), id)),
  }));
}
