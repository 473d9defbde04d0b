import { useId } from 'react';
import { SETTING_OPTIONS, type SettingValues } from '../../state';
import { useReaderSettingState } from '../hooks';
import * as text from '../text/reader';
import { Button } from '../ui/Button';
import { ChoiceGroup } from '../ui/ChoiceGroup';
import { StepButton } from '../ui/IconButton';
import styles from './ReaderControls.module.css';

/** Everything a visitor can set about how songs are shown. */
export function ReaderControls() {
  const [chordsAnnounced, setChordsAnnounced] = useReaderSettingState('chordsAnnounced');
  return (
    <>
      <TextSizeControl />
      <SettingChoice setting="sheet" legend={text.sheet} options={text.sheets} />
      <SettingChoice setting="notation" legend={text.notation} options={text.notations} />
      <SettingChoice setting="latin" legend={text.latin} options={text.latins} />
      <SettingChoice setting="theme" legend={text.theme} options={text.themes} />
      <div className={styles.wideOnly}>
        <SettingChoice setting="columns" legend={text.columns} options={text.columnCounts} />
      </div>
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={chordsAnnounced}
          onChange={({ target }) => setChordsAnnounced(target.checked)}
        />
        <span>{text.chordsAnnounced}</span>
      </label>
      <Button onClick={() => window.print()}>{text.printSong}</Button>
    </>
  );
}

/** A setting whose few values stand side by side by their names. */
function SettingChoice<Setting extends 'theme' | 'columns' | 'sheet' | 'notation' | 'latin'>({
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

/** Makes the words and chords of songs smaller or bigger, step by step. */
function TextSizeControl() {
  const [textSize, setTextSize] = useReaderSettingState('textSize');
  const nameId = useId();
  const place = SETTING_OPTIONS.textSize.indexOf(textSize);
  const sizeAt = (other: number) => SETTING_OPTIONS.textSize[other] ?? null;
  return (
    <div className={styles.textSize} role="group" aria-labelledby={nameId}>
      <span id={nameId}>{text.textSize}</span>
      <StepButton
        isRinged
        sign="minus"
        label={text.textSmaller}
        value={sizeAt(place - 1)}
        onStep={setTextSize}
      />
      <output className={styles.percent}>{text.percent(textSize)}</output>
      <StepButton
        isRinged
        sign="plus"
        label={text.textBigger}
        value={sizeAt(place + 1)}
        onStep={setTextSize}
      />
    </div>
  );
}
