import { useEffect, useId, useState } from 'react';
import { SETTING_OPTIONS } from '../../state';
import { useReaderSetting, useReaderSettingState } from '../hooks';
import { useSongElements } from '../songElements';
import * as text from '../text';
import { Button, StepButton, Switch } from '../ui';
import styles from './ReaderControls.module.css';
import { SettingChoice } from './SettingChoice';

export function ReaderControls() {
  return (
    <>
      <TextSizeControl />
      <SettingChoice setting="sheet" />
      <SettingChoice setting="notation" />
      <SettingChoice setting="latin" />
      <SettingChoice setting="theme" />
      <div>
        <SettingChoice setting="columns" />
        <ColumnsNotice />
      </div>
      <div className={styles.wideOnly}>
        <SettingChoice setting="listBeside" />
      </div>
      <SettingSwitch setting="playsOn" />
      <SettingSwitch setting="chordsAnnounced" />
      <Button onClick={() => window.print()}>{text.printSong}</Button>
    </>
  );
}

function SettingSwitch({ setting }: { setting: 'playsOn' | 'chordsAnnounced' }) {
  const [isOn, setOn] = useReaderSettingState(setting);
  return <Switch label={text.settingNames[setting]} isOn={isOn} onSwitch={setOn} />;
}

/** The width of a column and of the gap between two, in ems of the sheet, as in `sheet/Sheet.module.css`. */
const COLUMN = { width: 22, gap: 3 };

function ColumnsNotice() {
  const columns = useReaderSetting('columns');
  const textSize = useReaderSetting('textSize');
  const { sheet } = useSongElements();
  const [isNarrow, setNarrow] = useState(false);
  useEffect(() => {
    const measured = new AbortController();
    const measure = (): void => setNarrow(columnsWithRoom(sheet.current) < 2);
    measure();
    window.addEventListener('resize', measure, measured);
    return () => measured.abort();
  }, [columns, textSize, sheet]);
  if (columns !== 'fill' || !isNarrow) return null;
  return (
    <p className={styles.notice} role="status">
      {text.oneColumnOnly}
    </p>
  );
}

/** The number of columns with room on the page beside the tools, not counting an open panel. */
function columnsWithRoom(sheet: Element | null): number {
  const page = sheet?.parentElement;
  if (!page) return Infinity;
  const letter = parseFloat(getComputedStyle(sheet).fontSize);
  const beside = parseFloat(getComputedStyle(page).gridTemplateColumns.split(' ')[1] ?? '0');
  return Math.floor(
    (page.clientWidth - beside + COLUMN.gap * letter) / ((COLUMN.width + COLUMN.gap) * letter),
  );
}

function TextSizeControl() {
  const [textSize, setTextSize] = useReaderSettingState('textSize');
  const nameId = useId();
  const place = SETTING_OPTIONS.textSize.indexOf(textSize);
  const sizeAt = (other: number) => SETTING_OPTIONS.textSize[other] ?? null;
  return (
    <div className={styles.textSize} role="group" aria-labelledby={nameId}>
      <span id={nameId}>{text.settingNames.textSize}</span>
      <div className={styles.steps}>
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
    </div>
  );
}
