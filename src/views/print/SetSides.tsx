import { clsx } from 'clsx';
import { useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import { useInstrument } from '../guitar/useInstrument';
import { useGetState, useReaderSetting } from '../hooks';
import { Expansion } from '../sheet/Sheet';
import { typeset } from '../sheet/typeset';
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
import type { BookletContent, BookletSong } from './bookletSongs';
import { useContentsEntries, type ContentsEntry } from './contentsEntries';
import { bestMeasures, twoSizes, withStaff, type Typeset } from './songSizes';
import { measureBooklet } from './measure';
import { PAPERS, POINT, roomWithin, staffWidths, textArea, type Letters, type Paper } from './paper';
import { usePrintedStanzas, useStaffPrinter } from './printedTunes';
import { shapesOfSongs, usePrintsShapes } from './ShapesOnPaper';

/** A measured booklet, with the lines of each song's staff. */
type Measured = ReturnType<typeof measureBooklet> & { readonly systems: readonly Typeset['systems'][] };

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
  const [measured, setMeasured] = useState<Measured | null>(null);
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
    if (!element || !printStaff || measured) return;
    const found = measureBooklet(element);
    const staves = found.songs.map(({ around, song }, index) =>
      printStaff(songs[index]!, element, staffWidths(paper, letters, song.width), (sizes) =>
        bestMeasures(
          sizes.map((size) => withStaff(song, size)),
          roomWithin(around, paper, letters),
        ),
      ),
    );
    setMeasured({
      ...found,
      songs: found.songs.map(({ around, song }, index) => ({
        around,
        song: withStaff(song, staves[index]!),
      })),
      systems: staves.map((staff) => staff.systems),
    });
  }, [measured, songs, printStaff, paper, letters]);
  const sides = measured
    ? arrange([
        ...setPages(listed, songs, measured, paper, letters),
        ...shapePages(hasShapes ? shapesOfSongs(getState(), songs, instrument) : [], paper),
      ])
    : sidesOfPaper(unsetPages(listed, songs, paper.contentsColumns), 1);
  const widest = textArea(paper).width / (letters.smallest * POINT);
  return (
    <section
      ref={booklet}
      {...attributes}
      className={clsx(attributes.className, measured && styles.set)}
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

function setPages(
  listed: readonly ContentsEntry[],
  songs: readonly BookletSong[],
  { contentsHead, entries, songs: measured, systems }: Measured,
  paper: Paper,
  letters: Letters,
): readonly BookletPage[] {
  const { height } = textArea(paper);
  const contents = fitContents(entries, { height: height - contentsHead, columns: paper.contentsColumns });
  const fitAll = (largestOf: (index: number) => number) =>
    measured.map(({ around, song }, index) =>
      typeset(song, { ...roomWithin(around, paper, letters), largest: largestOf(index) }),
    );
  const fitted = fitAll(() => letters.largest * POINT).map((song) => song.size);
  const chosen = fitted.map(twoSizes(fitted));
  const set = fitAll((index) => chosen[index]!);
  // Setting is precise to a fraction of a pixel, so songs that chose one size are set in the smallest that came of it.
  const sizeOf = (choice: number): number =>
    Math.min(...set.filter((_, index) => chosen[index] === choice).map((song) => song.size));
  const printed = songs.map((song, index) => ({
    ...song,
    set: { ...set[index]!, size: sizeOf(chosen[index]!), systems: systems[index]! },
  }));
  return bookletPages(contents, listed, printed, { hasSpreads: paper.pagesOnSide === 2 });
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
