import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { useInstrument } from '../guitar/useInstrument';
import { useGetState, useListing, useReaderSetting } from '../hooks';
import { Evidence } from '../sheet/Evidence';
import { LatinNames } from '../sheet/LatinNames';
import { Sheet, type Arranged } from '../sheet/Sheet';
import type { Stanza } from '../sheet/sheetLayout';
import { SongFacts } from '../sheet/SongFacts';
import * as text from '../text';
import { Initial } from '../ui';
import { BookletCover } from './BookletCover';
import type { BookletPage, NumberedPage, PlacedEntry } from './bookletPages';
import type { BookletContent } from './bookletSongs';
import { SongCode, usePrintsCodes } from './PageCode';
import styles from './BookletPageView.module.css';
import type { LineRange } from '../sheet/typeset';
import type { Typeset } from './songSizes';
import { MEASURING } from './measure';
import { ShapesOnPaper, shapesOfSong, usePrintsShapes } from './ShapesOnPaper';

/** A unique key for a page of the booklet, while it is measured and once it is set. */
export function pageKey({ page, number }: NumberedPage): string {
  if (page.kind === 'song') return `song ${page.song.number} ${page.part}`;
  return page.kind === 'cover' ? page.kind : `${page.kind} ${number}`;
}

/** A page of the booklet, with its number at the outer foot; a song to measure is at most `widest` wide. */
export function BookletPageView({
  page,
  number,
  content,
  widest,
}: NumberedPage & {
  content: BookletContent;
  /** In ems of a song. */
  widest: number;
}) {
  const played = useReaderSetting('instrument');
  if (page.kind === 'blank') return <div className={styles.page} />;
  if (page.kind === 'cover')
    return (
      <div className={styles.page}>
        <BookletCover {...content} />
      </div>
    );
  return (
    <div className={styles.page} data-testid="booklet-page">
      {page.kind === 'contents' ? (
        <Contents {...page} />
      ) : page.kind === 'shapes' ? (
        <section>
          {page.isFirst && <h2 className={styles.contentsTitle}>{text.shapesTitle[played]}</h2>}
          <ShapesOnPaper shapes={page.shapes} />
        </section>
      ) : (
        <SongPart {...page} isAlone={content.isAlone} widest={widest} />
      )}
      {/* The first page is a cover, or all of a short song. */}
      {number > 1 && <p className={clsx(styles.number, number % 2 === 0 && styles.left)}>{number}</p>}
    </div>
  );
}

function Contents({ columns, isFirst }: Extract<BookletPage, { kind: 'contents' }>) {
  return (
    <section>
      {isFirst && <h2 className={styles.contentsTitle}>{text.printedContents}</h2>}
      <div className={styles.contents}>
        {columns.map((entries, column) => (
          <ol key={column} className={styles.column}>
            {entries.map((entry) => (
              <Entry key={entry.number} {...entry} />
            ))}
          </ol>
        ))}
      </div>
    </section>
  );
}

function Entry({ name, below, languages, number, page, headings }: PlacedEntry) {
  return (
    <li className={styles.entry}>
      {headings.map((heading, index) => (
        <p key={index} className={styles.heading}>
          {heading}
        </p>
      ))}
      <div className={styles.entryTitle}>
        <b className={styles.entryNumber}>{`${number}.`}</b>
        <span lang={languages[0]}>{name}</span>
        <span className={styles.leader} />
        <span>{page}</span>
      </div>
      <div className={styles.author} lang={languages[1]}>
        {below}
      </div>
      <LatinNames names={[name, below]} />
    </li>
  );
}

/** One page of a set song, or the whole song to measure. */
function SongPart({
  song: { id, songKey, number, note, set },
  part,
  isAlone,
  widest,
}: Extract<BookletPage, { kind: 'song' }> & { isAlone: boolean; widest: number }) {
  const { title, titleLanguage, author, translated } = useListing(id);
  const name = isAlone ? title : text.numbered(number, title);
  const hasCode = usePrintsCodes();
  const hasShapes = usePrintsShapes('shapesAtSongs');
  const getState = useGetState();
  const instrument = useInstrument();
  const look = {
    '--text': `${set?.size ?? MEASURING}px`,
    '--columns-on-paper': `repeat(${set?.columns ?? 1}, minmax(0, 1fr))`,
  };
  return (
    <article className={hasShapes ? styles.withFoot : undefined} style={look as CSSProperties}>
      <header className={clsx(styles.head, part === 0 && hasCode && styles.withCode)}>
        {part === 0 ? (
          <>
            <Initial title={translated?.original ?? title} />
            <h2 lang={titleLanguage}>{name}</h2>
            <p className={styles.author}>{author}</p>
            <LatinNames names={[title, author]} />
            {note && <p className={styles.note}>{note}</p>}
            <SongFacts isOnPaper id={id} songKey={songKey} />
            {isAlone && <Evidence id={id} meaning="bookletMeaning" />}
            {hasCode && <SongCode id={id} songKey={songKey} />}
          </>
        ) : (
          <p className={styles.author}>{`${name} (${text.continued})`}</p>
        )}
      </header>
      <div
        className={set ? styles.words : styles.unset}
        style={set ? undefined : { maxWidth: widest * MEASURING }}
      >
        <Sheet
          id={id}
          songKey={songKey}
          meaning="bookletMeaning"
          arrange={(stanzas) =>
            set ? columnsOfPage(stanzas, set.systems, set.screens[part]!) : { columns: [stanzas] }
          }
        />
      </div>
      {part === 0 && hasShapes && (
        <footer className={styles.foot}>
          <ShapesOnPaper shapes={shapesOfSong(getState(), { id, songKey }, instrument)} />
        </footer>
      )}
    </article>
  );
}

function columnsOfPage(
  stanzas: readonly Stanza[],
  systems: Typeset['systems'],
  columns: readonly (readonly LineRange[])[],
): Arranged {
  const lines = [...systems, ...stanzas.flat()];
  const parts = columns.map((column) => column.map(([from, to]) => lines.slice(from, to)));
  return {
    columns: parts.map((column) =>
      column.map((part) => part.filter((line) => 'index' in line)).filter(([first]) => first),
    ),
    above: parts.map((column) =>
      column
        .flat()
        .flatMap((line, index) => ('index' in line ? [] : [<System key={index} drawing={line} />])),
    ),
  };
}

/** A line of a staff. */
const System = ({ drawing }: { drawing: HTMLElement }) => (
  <div ref={(place) => place?.replaceChildren(drawing)} className={styles.system} data-testid="system" />
);
