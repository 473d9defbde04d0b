import { useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { useReaderSetting } from '../hooks';
import styles from './Booklet.module.css';
import { sidesOfPaper, songPages } from './bookletPages';
import { inGroups } from '../sheet/typeset';
import { PAPERS, type Paper } from './paper';
import type { BookletContent } from './bookletSongs';
import { SetSides } from './SetSides';

/** Songs as a booklet, seen in print only. */
export function Booklet({ content }: { content: BookletContent }) {
  const paper = PAPERS[useReaderSetting('bookletPaper')];
  usePrintedAlone(paper);
  return createPortal(
    <SetSides
      content={content}
      className={styles.booklet}
      data-testid="booklet"
      arrange={(pages) =>
        content.isAlone
          ? inGroups(songPages(pages), paper.pagesOnSide)
          : sidesOfPaper(pages, paper.pagesOnSide)
      }
    />,
    document.body,
  );
}

/** Prints only the elements outside the app, on a page without margins. */
function usePrintedAlone({ side }: Paper): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.toggleAttribute('data-prints-alone', true);
    const style = document.createElement('style');
    style.textContent = `@page { size: ${side}; margin: 0; @bottom-center { content: none } }`;
    document.head.append(style);
    return () => {
      root.removeAttribute('data-prints-alone');
      style.remove();
    };
  }, [side]);
}
