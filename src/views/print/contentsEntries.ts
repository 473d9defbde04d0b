import type { SongId, SongListing } from '../../catalogue';
import { firstLineName } from '../../catalogue/sections';
import { selectContent, selectListing, type ReaderSettings } from '../../state';
import { useGetState, useReaderSetting } from '../hooks';
import { languageOf } from '../sheet/SongNames';
import type { BookletSong } from './bookletSongs';

/** An entry of the contents: a song by its place in the booklet, counted from 0, and the words that list it. */
export interface ContentsEntry {
  readonly index: number;
  readonly headings: readonly string[];
  readonly name: string;
  readonly below: string;
  /** The languages of the two, where they are not the page's. */
  readonly languages: readonly (string | undefined)[];
}

/** The names by which a song can be listed. */
type SongNames = Readonly<Record<'title' | 'author' | 'firstLine', string>> &
  Pick<SongListing, 'titleLanguage'>;

/** The entries of the contents in the chosen order; only the booklet's own order has the headings of its set. */
export function contentsEntries(
  songs: readonly BookletSong[],
  order: ReaderSettings['bookletContents'],
  namesOf: (id: SongId) => SongNames,
): readonly ContentsEntry[] {
  const listed = songs.map(({ id, headings }, index) => ({ index, headings, ...namesOf(id) }));
  if (order === 'booklet')
    return listed.map(({ index, headings, title, titleLanguage, author }) => ({
      index,
      headings,
      name: title,
      below: author,
      languages: [titleLanguage],
    }));
  const by = { titles: 'title', lines: 'firstLine', authors: 'author' } as const;
  const sorted = [...listed].sort(
    (one, other) => compare(one[by[order]], other[by[order]]) || compare(one.title, other.title),
  );
  return sorted.map(({ index, title, titleLanguage, author, firstLine }, place) => ({
    index,
    headings: order === 'authors' && author !== sorted[place - 1]?.author ? [author] : [],
    name: order === 'lines' ? firstLine : title,
    below: order === 'lines' ? title : order === 'authors' ? '' : author,
    languages: order === 'lines' ? [languageOf(firstLine), titleLanguage] : [titleLanguage],
  }));
}

const { compare } = new Intl.Collator('hy', { numeric: true });

/** The entries of a booklet's contents in the order that the reader chose; the songs are loaded. */
export function useContentsEntries(songs: readonly BookletSong[]) {
  const getState = useGetState();
  return contentsEntries(songs, useReaderSetting('bookletContents'), (id) => ({
    ...selectListing(getState(), id),
    firstLine: firstLineName(selectContent(getState(), id)),
  }));
}
