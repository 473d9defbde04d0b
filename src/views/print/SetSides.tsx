import { clsx } from 'clsx';
import { useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import { useInstrument } from '../guitar/useInstrument';
import { useGetState, useReaderSetting } from '../hooks';
import { Expansion } from '../sheet/Sheet';
import styles from './Booklet.module.css';
import {
  bookletPages,
  fitContents,
  shapePages,
  sidesOfPaper,
  unsetPages,
  type BookletPage,
  type NumberedPage,
} from './bookletPages';
import { BookletPageView, pageKey } from './BookletPageView';
import type { BookletContent } from './bookletSongs';
import { useContentsEntries } from './contentsEntries';
import { bestMeasures, setSongs, withStaff } from './songSizes';
import { measureBooklet } from './measure';
import { PAPERS, POINT, roomWithin, staffWidths, textArea, type Paper } from './paper';
import { usePrintedStanzas, useStaffPrinter } from './printedTunes';
import { shapesOfSongs, usePrintsShapes } from './ShapesOnPaper';

/** The pages of a booklet on sides as arranged; rendered twice: to be measured, then as set. */
export function SetSides({
  content,
  arrange,
  ...attributes
}: {
  content: BookletContent;
  arrange: (pages: readonly BookletPage[]) => readonly (readonly NumberedPage[])[];
  className: string | undefined;
  'data-testid'?: string;
}) {
  const { songs } = content;
  const booklet = useRef<HTMLElement>(null);
  const [pages, setPages] = useState<readonly BookletPage[] | null>(null);
  const paper = PAPERS[useReaderSetting('bookletPaper')];
  const letters = paper.letters[useReaderSetting('bookletLetters')];
  const listed = useContentsEntries(songs);
  const expand = usePrintedStanzas();
  const printStaff = useStaffPrinter();
  const getState = useGetState();
  const hasShapes = usePrintsShapes('shapesAtEnd');
  const instrument = useInstrument();
  useLayoutEffect(() => {
    const { current: element } = booklet;
    if (!element || !printStaff || pages) return;
    const { contentsHead, entries, songs: measured } = measureBooklet(element);
    const height = textArea(paper).height - contentsHead;
    const contents = fitContents(entries, { height, columns: paper.contentsColumns });
    const staffed = measured.map(({ around, song }, index) => {
      const room = roomWithin(around, paper, letters);
      const widths = staffWidths(paper, letters, song.width);
      const staff = printStaff(songs[index]!, element, widths, (sizes) =>
        bestMeasures(
          sizes.map((size) => withStaff(song, size)),
          room,
        ),
      );
      return { song: withStaff(song, staff), room, systems: staff.systems };
    });
    const sets = setSongs(staffed);
    const placed = songs.map((song, index) => ({ ...song, set: sets[index]! }));
    const shapes = hasShapes ? shapesOfSongs(getState(), songs, instrument) : [];
    setPages([
      ...bookletPages(contents, listed, placed, { hasSpreads: paper.pagesOnSide === 2 }),
      ...shapePages(shapes, paper),
    ]);
  }, [pages, listed, songs, printStaff, paper, letters, hasShapes, getState, instrument]);
  const sides = pages ? arrange(pages) : sidesOfPaper(unsetPages(listed, songs, paper.contentsColumns), 1);
  const widest = textArea(paper).width / (letters.smallest * POINT);
  return (
    <section
      ref={booklet}
      {...attributes}
      className={clsx(attributes.className, pages && styles.set)}
      style={measuresOf(paper)}
      data-sheet={useReaderSetting('bookletSheet')}
    >
      <Expansion value={[expand]}>
        {sides.map((side) => (
          // Keyed by page, so that measured pages stay in the document where possible.
          <div key={side.map(pageKey).join()} className={styles.side}>
            {side.map((page) => (
              <BookletPageView key={pageKey(page)} {...page} content={content} widest={widest} />
            ))}
          </div>
        ))}
      </Expansion>
    </section>
  );
}

/** The measures of a paper as CSS custom properties. */
const measuresOf = ({ width, height, margins, text, pagesOnSide, shapes }: Paper): CSSProperties =>
  ({
    '--page-width': `${width}mm`,
    '--page-height': `${height}mm`,
    '--page-top': `${margins.top}mm`,
    '--page-edge': `${margins.side}mm`,
    '--page-bottom': `${margins.bottom}mm`,
    '--page-text': `${text}pt`,
    '--pages-on-side': pagesOnSide,
    '--shapes-in-row': shapes.inRow,
  }) as CSSProperties;
