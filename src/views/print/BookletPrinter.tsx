import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { GUITAR } from '../../music/shapes';
import { formatSetFragment, selectHaveContentsFailed, selectIsLoaded, type SongSet } from '../../state';
import { InstrumentContext, useFetchedInstrument } from '../guitar/useInstrument';
import { useReaderSetting, useServices, useSongbook } from '../hooks';
import { useRomaniser } from '../sheet/LatinNames';
import { SettingChoice, SettingSwitch } from '../sheet/SettingControls';
import * as text from '../text';
import { Button, Hint, More, Panel, PanelFoot, useFetched, useWindowEvent, type Opened } from '../ui';
import { loadLetters } from '../ui/fonts';
import { Booklet } from './Booklet';
import { BookletPicture } from './BookletPicture';
import type { BookletSong } from './bookletSongs';
import { siteOrigin } from './PageCode';
import { useStaffPrinter } from './printedTunes';
import styles from './BookletPrinter.module.css';

/** The options of a booklet, in a dialog that prints it; renders the booklet while the page is printed. */
export function BookletPrinter({
  title,
  songs,
  set,
  isAlone = false,
  opened: [isOpen, setOpen],
}: {
  title: string;
  songs: readonly BookletSong[];
  /** The set that they are; without it, the cover has no code. */
  set?: SongSet;
  /** Whether it is one song by itself, without a cover and contents. */
  isAlone?: boolean;
  opened: Opened;
}) {
  const { wantContents, loadMeanings } = useServices();
  const romaniser = useRomaniser();
  const isRomanised = useReaderSetting('latin') !== 'none';
  const hasContents = useSongbook((state) => songs.every(({ id }) => selectIsLoaded(state, id)));
  const haveContentsFailed = useSongbook(selectHaveContentsFailed);
  const group = useReaderSetting('group');
  const content = { title, songs, isAlone, path: set && `/sets${formatSetFragment(set, group)}` };
  const [isAsked, setAsked] = useState(false);
  const canPrintStaves = useStaffPrinter() !== null;
  const isMeant = useReaderSetting('bookletMeaning');
  const meanings = useFetched(loadMeanings, isMeant).data;
  const areWordsReady =
    hasContents && (!isRomanised || romaniser !== null) && (!isMeant || meanings !== null);
  const { instrument } = useFetchedInstrument();
  // A booklet is measured in them.
  const letters = useFetched(loadLetters, true).data;
  const isReady = areWordsReady && canPrintStaves && instrument !== null && letters !== null;
  const isPrinting = useIsPrinting(isReady);
  const printsNow = isAsked && isReady;
  useEffect(() => {
    if (!printsNow) return;
    // Printing renders synchronously, which is not allowed within an effect; the progress is painted before.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        setAsked(false);
        window.print();
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [printsNow]);
  const ask = (): void => {
    wantContents();
    setAsked(true);
  };
  return (
    <InstrumentContext value={instrument ?? GUITAR}>
      {isOpen && (
        <Panel isModal title={isAlone ? text.printSong : text.bookletTitle} onClose={() => setOpen(false)}>
          {isReady && <BookletPicture content={content} />}
          <BookletChoices isAlone={isAlone} />
          <PanelFoot>
            <Button variant="primary" onClick={ask}>
              {text.printNow}
            </Button>
            <span role="status" className={styles.state}>
              {isAsked &&
                (haveContentsFailed ? (
                  text.songUnreachable
                ) : (
                  <>
                    <span>{`${text.preparingBooklet} `}</span>
                    <progress aria-label={text.preparingBooklet} />
                  </>
                ))}
            </span>
          </PanelFoot>
        </Panel>
      )}
      {isPrinting && <Booklet content={content} />}
    </InstrumentContext>
  );
}

/** Whether the page is being printed; rendered synchronously, before the browser takes its copy. */
function useIsPrinting(isReady: boolean): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useWindowEvent('beforeprint', () => flushSync(() => setPrinting(true)), { isOn: isReady });
  useWindowEvent('afterprint', () => setPrinting(false), { isOn: isReady });
  return isReady && isPrinting;
}

/** The options of a booklet: its paper, its letters, and whether chords are printed. */
function BookletChoices({ isAlone }: { isAlone: boolean }) {
  const paper = useReaderSetting('bookletPaper');
  const hasChords = useReaderSetting('bookletSheet') === 'chords';
  return (
    <>
      <div>
        <SettingChoice setting="bookletPaper" legend={text.printedPaper} />
        {paper === 'A5' && !isAlone && <Hint>{text.folding}</Hint>}
      </div>
      <SettingChoice setting="bookletLetters" legend={text.printedLetters} />
      <SettingChoice setting="bookletSheet" legend={text.printedSheet} />
      {SONGBOOK_HAS.meanings && <SettingSwitch setting="bookletMeaning" />}
      {siteOrigin !== null && <SettingSwitch setting="printedCode" />}
      <More>
        <SettingChoice setting="bookletNotes" legend={text.printedNotes} />
        {!isAlone && <SettingChoice setting="bookletContents" legend={text.printedContents} />}
        <SettingSwitch setting="bookletRefrains" />
        {hasChords && <SettingSwitch setting="shapesAtSongs" />}
        {hasChords && !isAlone && <SettingSwitch setting="shapesAtEnd" />}
      </More>
    </>
  );
}
