import { useDeferredValue } from 'react';
import { selectReaderSettings } from '../../state';
import { useReaderSetting, useSongbook } from '../hooks';
import styles from './Booklet.module.css';
import { songPages, type BookletPage, type NumberedPage } from './bookletPages';
import { MILLIMETRE, PAPERS } from './paper';
import type { BookletContent } from './bookletSongs';
import { SetSides } from './SetSides';

/** A picture of the contents and a song's page, or of a song by itself, set as in print; decoration beside the choices. */
export function BookletPicture({ content }: { content: BookletContent }) {
  const { width } = PAPERS[useReaderSetting('bookletPaper')];
  const look = { width: PICTURE_WIDTH, '--picture-scale': PICTURE_WIDTH / (2 * width * MILLIMETRE) };
  // As a key, they set the pages anew after every choice.
  const settings = useSongbook(selectReaderSettings);
  // Set in a second rendering, because its dialog opens, and is laid out, only after the first one.
  const isLaidOut = useDeferredValue(true, false);
  return (
    <div className={styles.picture} aria-hidden="true" data-testid="booklet-picture" style={look}>
      {isLaidOut && (
        <SetSides
          key={JSON.stringify(settings)}
          content={{ ...content, songs: content.songs.slice(0, PICTURED) }}
          className={styles.pictured}
          arrange={(pages) => [content.isAlone ? songPages(pages).slice(0, 2) : firstPages(pages)]}
        />
      )}
    </div>
  );
}

/** The first pages of the contents and of the songs. */
const firstPages = (pages: readonly BookletPage[]): readonly NumberedPage[] =>
  ['contents', 'song'].flatMap((kind) => {
    const index = pages.findIndex((page) => page.kind === kind);
    return index === -1 ? [] : [{ page: pages[index]!, number: index + 1 }];
  });

/** The width of the picture's two pages, in CSS pixels. */
const PICTURE_WIDTH = 248;

/** How many songs the picture sets: each costs time at every choice. */
const PICTURED = 4;
