import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { SongId } from '../../catalogue';
import { NOTE_LENGTH, noteWritten, selectSongSettings, SETTING_OPTIONS } from '../../state';
import {
  useContent,
  useReaderSetting,
  useReaderSettingState,
  useSongbook,
  useSongbookDispatch,
} from '../hooks';
import { fetchStaff } from '../play/staff/fetchStaff';
import { SettingChoice, SettingSwitch } from '../sheet/SettingControls';
import { WordChoices } from '../sheet/WordChoices';
import * as text from '../text';
import { Button, InlineField, More, StepButton, useFetched } from '../ui';
import styles from './SongLook.module.css';

/** The look of a song: first what is changed most, then the rest. */
export function SongLook({ id, onStaff }: { id: SongId; onStaff: () => void }) {
  const { tune } = useContent(id);
  const note = useSongbook((state) => selectSongSettings(state).notes[id]) ?? '';
  const dispatch = useSongbookDispatch();
  const isLatin = useReaderSetting('latin') !== 'none';
  return (
    <>
      <TextSizeControl />
      <SettingChoice setting="sheet" />
      {tune !== '' && <StaffButton onStaff={onStaff} />}
      <WordChoices />
      <SettingChoice setting="theme" />
      <InlineField
        isLabelShown
        label={text.ownNote}
        value={note}
        placeholder={text.ownNoteExample}
        maxLength={NOTE_LENGTH}
        onWrite={(written) => dispatch(noteWritten({ id, text: written.replaceAll(/\s/g, ' ') }))}
      />
      <SettingChoice isList setting="notation" />
      <SettingSwitch setting="shapesAbove" />
      <More>
        <div className={styles.wideOnly}>
          <SettingChoice setting="listBeside" />
        </div>
        <SettingSwitch setting="playsOn" />
        <SettingSwitch setting="fullRefrains" />
        <SettingSwitch setting="chordsAnnounced" />
        {isLatin && SONGBOOK_HAS.armenian && <SettingSwitch setting="latinHeard" />}
      </More>
    </>
  );
}

/** The button for a song's notes; says when they are being fetched or could not be. */
function StaffButton({ onStaff }: { onStaff: () => void }) {
  const [isAsked, setAsked] = useState(false);
  const { data: staff, retry } = useFetched(fetchStaff, isAsked);
  const isReady = isAsked && staff !== null;
  const show = useEffectEvent(onStaff);
  useEffect(() => {
    if (isReady) show();
  }, [isReady]);
  return (
    <>
      <Button onClick={retry ?? (() => setAsked(true))}>{text.staff}</Button>
      {isAsked && !staff && <p role="status">{retry ? text.partUnreachable : text.loading}</p>}
    </>
  );
}

function TextSizeControl() {
  const [textSize, setTextSize] = useReaderSettingState('textSize');
  const nameId = useId();
  const { textSize: sizes } = SETTING_OPTIONS;
  const place = sizes.indexOf(textSize);
  const step = (sign: 'minus' | 'plus', label: string, value: typeof textSize | undefined) => (
    <StepButton isRinged sign={sign} label={label} value={value ?? null} onStep={setTextSize} />
  );
  return (
    <div className={styles.textSize} role="group" aria-labelledby={nameId}>
      <span id={nameId}>{text.settingNames.textSize}</span>
      <div className={styles.steps}>
        {step('minus', text.textSmaller, sizes[place - 1])}
        <output className={styles.percent}>{text.percent(textSize)}</output>
        {step('plus', text.textBigger, sizes[place + 1])}
      </div>
    </div>
  );
}
