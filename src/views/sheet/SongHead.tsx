import type { ReactNode } from 'react';
import { Link } from '../router';
import { makersOf, splitCredit, type SongContent, type SongId } from '../../catalogue';
import { firstSungLine } from '../../catalogue/sections';
import { useListing, useLoadedContent, useReaderSettingState } from '../hooks';
import { authorAddress } from '../addresses';
import { LatinNames, useIsCyrillic, useLatinSwitch } from './LatinNames';
import { titleLanguage, Translated } from './SongNames';
import * as text from '../text';
import { Initial, PageHead } from '../ui';
import styles from './SongHead.module.css';

export function SongHead({ id, children }: { id: SongId; children: ReactNode }) {
  const { title, author, translated } = useListing(id);
  const content = useLoadedContent(id);
  const isCyrillic = useIsCyrillic();
  const [isMeant, setMeant] = useReaderSettingState('meaning');
  const [isLatin, switchLatin] = useLatinSwitch();
  return (
    <header className={styles.head}>
      <PageHead
        title={text.songTabTitle(title, author)}
        description={text.songDescription(title, author, content ? firstSungLine(content) : '')}
        path={`/songs/${id}`}
        type="music.song"
      />
      <div className={styles.names}>
        <Initial title={translated?.original ?? title} />
        <div>
          <h1
            className={styles.title}
            data-testid="song-title"
            tabIndex={-1}
            lang={translated ? undefined : titleLanguage(title)}
          >
            {title}
          </h1>
          <p className={styles.author} data-testid="song-author">
            <Credit author={author} content={content} />
          </p>
          <LatinNames names={[title, author]} />
          {translated && (
            <Translated {...translated}>
              <BesideButton isOn={isMeant} onClick={() => setMeant(!isMeant)}>
                {text.settingNames.meaning}
              </BesideButton>
              {content?.language === 'hy' && (
                <BesideButton isOn={isLatin} onClick={switchLatin}>
                  {text.latinLetters(isCyrillic)}
                </BesideButton>
              )}
            </Translated>
          )}
        </div>
      </div>
      <div className={styles.controls} data-folds>
        {children}
      </div>
    </header>
  );
}

/** Switches the translation or the Latin letters of all songs on or off. */
function BesideButton({ isOn, onClick, children }: { isOn: boolean; onClick: () => void; children: string }) {
  return (
    <button type="button" className={styles.beside} aria-pressed={isOn} data-unprinted onClick={onClick}>
      {children}
    </button>
  );
}

/** A song's credit line; each name leads to the list of that person's songs. */
function Credit({ author, content }: { author: string; content: SongContent | null }) {
  const pieces = splitCredit(author, content ? makersOf(content) : []);
  return pieces.map(({ text: piece, person }, index) =>
    person === null ? (
      <span key={index}>{piece}</span>
    ) : (
      <Link key={index} to={authorAddress(person)}>
        {piece}
      </Link>
    ),
  );
}
