import { clsx } from 'clsx';
import { Fragment, type ReactNode } from 'react';
import { authorAddress } from '../addresses';
import { splitAtLastNames, splitCredit, type SongId, type SongListing } from '../../catalogue';
import { hasArmenianLetters } from '../../catalogue/script';
import { useListing } from '../hooks';
import { Link } from '../router';
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
  const line = clsx(styles.author, found?.author && styles.whole);
  const credit = (className?: string) => (
    <span className={clsx(className, styles.credit)} data-testid="song-author">
      {found?.author ?? <Credit credit={author} />}
    </span>
  );
  return (
    <span className={clsx(styles.names, className)}>
      <b className={styles.title} lang={titleLanguage} data-testid="song-title" data-flows>
        {found?.title ?? title}
      </b>
      {translated ? (
        <span className={line}>
          <Original {...translated} />
          {credit()}
        </span>
      ) : (
        credit(line)
      )}
      <LatinNames names={[title, author]} />
      {translated?.gist && <span className={styles.gist}>{translated.gist}</span>}
      {children}
    </span>
  );
}

/** The language of a line of a song, or of a title as its file has it; the other one is from its listing. */
export const languageOf = (words: string, wordsLanguage = 'fr') =>
  hasArmenianLetters(words) ? 'hy' : wordsLanguage;

/** A song's own title, for readers of another language, before what else is said of it. */
export const Original = ({ original, language }: NonNullable<SongListing['translated']>) => (
  <>
    <span lang={languageOf(original, language)}>{original}</span>
    <span> · </span>
  </>
);

/**
 * A credit line, in which each of the people leads to their songs. In lists and on phones only the last names are seen,
 * and the rest is for screen readers and on paper.
 */
export function Credit({ credit, people = [] }: { credit: string; people?: readonly string[] }) {
  const pieces = splitCredit(credit, people);
  return pieces.map(({ text, person }, index) => {
    const parts = splitAtLastNames(text);
    const isWhole = parts.length === 1 && (person !== null || pieces.length === 1);
    const words = parts.map((part, place) => {
      const Part = isWhole || place % 2 === 1 ? 'span' : 'small';
      return part && <Part key={place}>{part}</Part>;
    });
    return person === null ? (
      <Fragment key={index}>{words}</Fragment>
    ) : (
      <Link key={index} to={authorAddress(person)}>
        {words}
      </Link>
    );
  });
}
