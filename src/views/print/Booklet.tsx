import { useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import { createPortal } from 'react-dom';
import { useReaderSetting } from '../hooks';
import styles from './Booklet.module.css';
import { bookletPages, fitContents, sidesOfPaper, unsetPages, type BookletPage } from './bookletPages';
import type { ContentsEntry } from './contentsEntries';
import { BookletPageView, pageKey } from './BookletPageView';
import type { BookletSong } from './bookletSongs';
import { useContentsEntries } from './useContentsEntries';
import { fitSong, twoSizes } from './fitSong';
import { measureBooklet, shrinkToPages, type Measured } from './measure';
import { PAPERS, POINT, textArea, type Letters, type Paper } from './paper';

/** Songs as a booklet, seen in print only; rendered twice: to be measured, then as set. */
export function Booklet({
  title,
  songs,
  path,
}: {
  title: string;
  songs: readonly BookletSong[];
  /** Where the code of its cover leads. */
  path?: string | undefined;
}) {
  const booklet = useRef<HTMLElement>(null);
  const [measured, setMeasured] = useState<Measured | null>(null);
  const paper = PAPERS[useReaderSetting('bookletPaper')];
  const letters = paper.letters[useReaderSetting('bookletLetters')];
  const listed = useContentsEntries(songs);
  usePrintedAlone(paper);
  useLayoutEffect(() => {
    if (!booklet.current) return;
    if (measured) shrinkToPages(booklet.current);
    else setMeasured(measureBooklet(booklet.current));
  }, [measured]);
  const sides = measured
    ? sidesOfPaper(setPages(listed, songs, measured, paper, letters), paper.pagesOnSide)
    : sidesOfPaper(unsetPages(listed, songs, paper.contentsColumns), 1);
  const widest = textArea(paper).width / (letters.smallest * POINT);
  return createPortal(
    <section ref={booklet} className={styles.booklet} style={measuresOf(paper)} data-testid="booklet">
      {sides.map((side) => (
        // Keyed by page, so that measured pages stay in the document where possible.
        <div key={side.map(pageKey).join()} className={styles.side}>
          {side.map((page) => (
            <BookletPageView
              key={pageKey(page)}
              {...page}
              title={title}
              path={path}
              songCount={songs.length}
              widest={widest}
            />
          ))}
        </div>
      ))}
    </section>,
    document.body,
  );
}

function setPages(
  listed: readonly ContentsEntry[],
  songs: readonly BookletSong[],
  { contentsHead, entries, songs: measured }: Measured,
  paper: Paper,
  { smallest, largest }: Letters,
): readonly BookletPage[] {
  const { width, height } = textArea(paper);
  const contents = fitContents(entries, { height: height - contentsHead, columns: paper.contentsColumns });
  const size = { smallest: smallest * POINT, largest: largest * POINT };
  const fitAll = (largestOf: (index: number) => number) =>
    measured.map(({ head, song }, index) =>
      fitSong(song, { width, height: height - head, ...size, largest: largestOf(index) }),
    );
  const fitted = fitAll(() => size.largest).map((song) => song.size);
  const chosen = fitted.map(twoSizes(fitted));
  const set = fitAll((index) => chosen[index]!);
  // Fitting is precise to a fraction of a pixel, so songs that chose one size are set in the smallest that came of it.
  const sizeOf = (choice: number): number =>
    Math.min(...set.filter((_, index) => chosen[index] === choice).map((song) => song.size));
  const printed = songs.map((song, index) => ({
    ...song,
    set: { ...set[index]!, size: sizeOf(chosen[index]!) },
  }));
  return bookletPages(contents, listed, printed, { hasSpreads: paper.pagesOnSide === 2 });
}

/** The measures of a paper as CSS custom properties. */
const measuresOf = ({ width, height, margins, text, pagesOnSide }: Paper): CSSProperties =>
  ({
    '--page-width': `${width}mm`,
    '--page-height': `${height}mm`,
    '--page-top': `${margins.top}mm`,
    '--page-edge': `${margins.side}mm`,
    '--page-bottom': `${margins.bottom}mm`,
    '--page-text': `${text}pt`,
    '--pages-on-side': pagesOnSide,
  }) as CSSProperties;

/** Prints only the elements outside the app, with or without chords, on a page without margins. */
function usePrintedAlone({ side }: Paper): void {
  const sheet = useReaderSetting('bookletSheet');
  const sheetOnScreen = useReaderSetting('sheet');
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.toggleAttribute('data-prints-alone', true);
    root.dataset['sheet'] = sheet;
    // The content security policy allows no new style element, but a rule may be added to the songbook's style sheet.
    const style = document.querySelector<HTMLLinkElement>('link[as=style]')?.sheet ?? document.styleSheets[0];
    style?.insertRule(
      `@page { size: ${side}; margin: 0; @bottom-center { content: none } }`,
      style.cssRules.length,
    );
    return () => {
      root.removeAttribute('data-prints-alone');
      root.dataset['sheet'] = sheetOnScreen;
      style?.deleteRule(style.cssRules.length - 1);
    };
  }, [sheet, sheetOnScreen, side]);
}
