import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { makersOf, type SongContent, type SongId } from '../../catalogue';
import { firstSungLine } from '../../catalogue/sections';
import { useListing, useLoadedContent } from '../hooks';
import { LatinNames, useIsCyrillic } from './LatinNames';
import { Credit, Original } from './SongNames';
import * as text from '../text';
import { LANGUAGE_NAMES } from '../text/languages';
import { Initial, PageHead } from '../ui';
import styles from './SongHead.module.css';
import names from './SongNames.module.css';
import { useWordSwitches } from './wordSwitches';

export function SongHead({ id, children }: { id: SongId; children: ReactNode }) {
  const { title, titleLanguage, author, translated } = useListing(id);
  const content = useLoadedContent(id);
  return (
    <header className={styles.head}>
      <PageHead
        title={text.songTabTitle(title, author)}
        description={text.songDescription(title, author, content ? firstSungLine(content) : '')}
        path={`/songs/${id}`}
        type="music.song"
      />
      <Initial title={translated?.original ?? title} />
      <div className={styles.names}>
        <h1 className={styles.title} data-testid="song-title" tabIndex={-1} lang={titleLanguage}>
          {title}
        </h1>
        <p className={clsx(names.credit, styles.author)} data-testid="song-author">
          <Credit credit={author} people={content ? makersOf(content) : []} />
        </p>
      </div>
      <div className={styles.controls} data-folds>
        {children}
      </div>
      <div className={clsx(names.author, names.whole, styles.gist)}>
        <LatinNames names={[title, author]} />
        {translated && (
          <>
            <Original {...translated} />
            <span>{`${translated.gist} `}</span>
          </>
        )}
        {content && text.language !== 'hy' && <WordChips content={content} />}
      </div>
    </header>
  );
}

/** Switch what is shown of the words of all songs, where a song is not in the reader's language. */
function WordChips({ content: { language, isExplained } }: { content: SongContent }) {
  const { own, latin, meaning } = useWordSwitches();
  const isCyrillic = useIsCyrillic();
  return (
    <span className={styles.chips} data-unprinted>
      {language === 'hy' && (
        <>
          <Chip {...own} aria-label={text.ownLetters}>
            <span lang="hy">Ա</span>
          </Chip>
          <Chip {...latin}>{text.latinLetters(isCyrillic)}</Chip>
        </>
      )}
      {isExplained && <Chip {...meaning}>{LANGUAGE_NAMES[text.language]}</Chip>}
    </span>
  );
}

const Chip = ({ isOn, ...attributes }: { isOn: boolean } & ComponentProps<'button'>) => (
  <button type="button" className={styles.chip} aria-pressed={isOn} {...attributes} />
);
