import type { SettingValues } from '../../state';
import { useReaderSetting, useReaderSettingState } from '../hooks';
import * as text from '../text/booklet';
import * as readerText from '../text/reader';
import { ChoiceGroup } from '../ui/ChoiceGroup';
import styles from './BookletChoices.module.css';

/** What a booklet can be like: its paper, its letters, and whether chords are printed. */
export function BookletChoices() {
  const paper = useReaderSetting('bookletPaper');
  return (
    <>
      <div>
        <Choice setting="bookletPaper" legend={text.printedPaper} options={text.printedPapers} />
        {paper === 'A5' && <p className={styles.hint}>{text.folding}</p>}
      </div>
      <Choice setting="bookletLetters" legend={text.printedLetters} options={text.printedLetterSizes} />
      <Choice setting="bookletSheet" legend={text.printedSheet} options={readerText.sheets} />
    </>
  );
}

function Choice<Setting extends 'bookletPaper' | 'bookletLetters' | 'bookletSheet'>({
  setting,
  ...names
}: {
  setting: Setting;
  legend: string;
  options: Readonly<Record<SettingValues[Setting], string>>;
}) {
  const [chosen, choose] = useReaderSettingState(setting);
  return <ChoiceGroup name={setting} {...names} chosen={chosen} onChoose={choose} />;
}
