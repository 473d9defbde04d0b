import { useId } from 'react';
import { READING_CHOICES, readingChanged, type ReadingSettings } from '../../state/index';
import { useReading, useSongbookDispatch } from '../hooks';
import { StepButton } from '../ui/StepButton';
import * as text from '../text/reader';
import styles from './TextSizeControl.module.css';

/** Makes the words and chords of songs smaller or bigger, step by step. */
export function TextSizeControl() {
  const textSize = useReading('textSize');
  const dispatch = useSongbookDispatch();
  const nameId = useId();
  const place = READING_CHOICES.textSize.indexOf(textSize);
  const sizeAt = (other: number) => READING_CHOICES.textSize[other] ?? null;
  const setSize = (value: ReadingSettings['textSize']): void =>
    dispatch(readingChanged({ setting: 'textSize', value }));
  return (
    <div className={styles['control']} role="group" aria-labelledby={nameId}>
      <span id={nameId}>{text.textSize}</span>
      <StepButton sign="−" label={text.textSmaller} value={sizeAt(place - 1)} onStep={setSize} />
      <output className={styles['value']}>{text.percent(textSize)}</output>
      <StepButton sign="+" label={text.textBigger} value={sizeAt(place + 1)} onStep={setSize} />
    </div>
  );
}
