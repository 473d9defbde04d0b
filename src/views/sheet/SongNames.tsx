import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { splitAtLastNames, type SongId, type SongListing } from '../../catalogue';
import { useListing } from '../hooks';
import { LatinNames } from './LatinNames';
import styles from './SongNames.module.css';

/** The field of a song that a search matched, with the found words marked: one of its names, or a line of its words. */
export type Found = Readonly<Partial<Record<'title' | 'author' | 'lyric', ReactNode>>>;

/** A song in a list: its title, its author in one line, and `children` below them. */
export function SongNames({
  id,
  found,
  className,
  children,
}: {
  id: SongId;
  found?: Found | undefined;
  className?: string | undefined;
  children?: ReactNode;
}) {
  const { title, titleLanguage, author, translated } = useListing(id);
  return (
    <span className={clsx(styles.names, className)}>
      <b className={styles.title} lang={titleLanguage} data-testid="song-title" data-flows>
        {found?.title ?? title}
      </b>
      <span className={clsx(styles.author, found?.author && styles.whole)} data-testid="song-author">
        {found?.author ?? <ShortCredit credit={author} />}
      </span>
      <LatinNames names={[title, author]} />
      {translated && <Translated {...translated} />}
      {children}
    </span>
  );
}

/** The language of a line of a song, or of a title as its file has it. */
export const languageOf = (words: string) => (/\p{Script=Armenian}/u.test(words) ? 'hy' : 'fr');

/** A song's own title and a sentence on it, for readers of another language. */
export const Translated = ({
  original,
  gist,
  children,
}: NonNullable<SongListing['translated']> & { children?: ReactNode }) => (
  <span className={clsx(styles.author, styles.whole)}>
    <span lang={languageOf(original)}>{original}</span>
    <span>{` · ${gist} `}</span>
    {children}
  </span>
);

/** A credit line of which the last names are seen, and the rest is only for screen readers and on paper. */
function ShortCredit({ credit }: { credit: string }) {
  return splitAtLastNames(credit).map((piece, index, { length }) => {
    const Piece = index % 2 === 1 || length === 1 ? 'span' : 'small';
    return piece && <Piece key={index}>{piece}</Piece>;
  });
}
