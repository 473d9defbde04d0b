import { useId } from 'react';
import { SETTING_OPTIONS, readerSettingChanged, type SettingValues } from '../../state/index';
import { useReaderSetting, useSongbookDispatch } from '../hooks';
import { StepButton } from '../ui/StepButton';
import * as text from '../text/reader';
import styles from './TextSizeControl.module.css';

/** Makes the words and chords of songs smaller or bigger, step by step. */
export function TextSizeControl() {
  const textSize = useReaderSetting('textSize');
  const dispatch = useSongbookDispatch();
  const nameId = useId();
  const place = SETTING_OPTIONS.textSize.indexOf(textSize);
  const sizeAt = (other: number) => SETTING_OPTIONS.textSize[other] ?? null;
  const setSize = (value: SettingValues['textSize']): void =>
    dispatch(readerSettingChanged({ setting: 'textSize', value }));
  return (
    <div className={styles['control']} role="group" aria-labelledby={nameId}>
      <span id={nameId}>{text.textSize}</span>
      <StepButton sign="−" label={text.textSmaller} value={sizeAt(place - 1)} onStep={setSize} />
      <output className={styles['value']}>{text.percent(textSize)}</output>
      <StepButton sign="+" label={text.textBigger} value={sizeAt(place + 1)} onStep={setSize} />
    </div>
  );
}
