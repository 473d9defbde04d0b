import { useReaderSetting } from '../hooks';
import { SettingChoice } from '../sheet/SettingChoice';
import * as text from '../text/booklet';
import * as readerText from '../text/reader';
import styles from './BookletChoices.module.css';

/** The options of a booklet: its paper, its letters, and whether chords are printed. */
export function BookletChoices() {
  const paper = useReaderSetting('bookletPaper');
  return (
    <>
      <div>
        <SettingChoice setting="bookletPaper" legend={text.printedPaper} options={text.printedPapers} />
        {paper === 'A5' && <p className={styles.hint}>{text.folding}</p>}
      </div>
      <SettingChoice
        setting="bookletLetters"
        legend={text.printedLetters}
        options={text.printedLetterSizes}
      />
      <SettingChoice setting="bookletSheet" legend={text.printedSheet} options={readerText.sheets} />
    </>
  );
}
