import { useId } from 'react';
import { READING_CHOICES, readingChanged } from '../../state';
import { useReading, useSongbookDispatch } from '../hooks';
import * as text from '../text';
import styles from './TextSizeControl.module.css';

/** Makes the words and chords of songs smaller or bigger, step by step. */
export function TextSizeControl() {
  const textSize = useReading('textSize');
  const nameId = useId();
  const place = READING_CHOICES.textSize.indexOf(textSize);
  return (
    <div className={styles['control']} role="group" aria-labelledby={nameId}>
      <span id={nameId}>{text.textSize}</span>
      <StepButton sign="−" label={text.textSmaller} place={place - 1} />
      <output className={styles['value']}>{text.percent(textSize)}</output>
      <StepButton sign="+" label={text.textBigger} place={place + 1} />
    </div>
  );
}

function StepButton({ sign, label, place }: { sign: string; label: string; place: number }) {
  const dispatch = useSongbookDispatch();
  const value = READING_CHOICES.textSize[place];
  return (
    <button
      type="button"
      aria-label={label}
      // A button that is disabled would drop the focus.
      aria-disabled={value === undefined}
      onClick={() => value !== undefined && dispatch(readingChanged({ setting: 'textSize', value }))}
    >
      {sign}
    </button>
  );
}
