import { use, useEffect, useId, useState, type ReactNode } from 'react';
import type { SongId } from '../../catalogue';
import {
  NOTE_LENGTH,
  noteWritten,
  selectReaderSettings,
  SETTING_OPTIONS,
  type SettingValues,
} from '../../state';
import { useReaderSetting, useReaderSettingState, useSongbook, useSongbookDispatch } from '../hooks';
import { useSongElements } from '../songElements';
import { useContent } from '../songHooks';
import * as text from '../text';
import { Button, ButtonRow, InlineField, StepButton, useWhenFetched } from '../ui';
import styles from './LookPanel.module.css';
import { LatinChoices } from './LatinChoices';
import { SettingChoice } from './SettingChoice';
import { SettingSwitch } from './SettingSwitch';
import { Expansion, type SetExpand } from './Sheet';

/** The look of a song: first what is changed most, then the rest. */
export function LookPanel({
  id,
  staff,
  countScreens,
  printer,
}: {
  id: SongId;
  staff: StaffOpener;
  countScreens: CountScreens;
  /** The button that prints the song. */
  printer: ReactNode;
}) {
  const { tune } = useContent(id);
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      <TextSizeControl />
      <SettingChoice setting="sheet" />
      {tune !== '' && <StaffButton staff={staff} />}
      <LatinChoices />
      <SettingChoice setting="theme" />
      <NoteField id={id} />
      <div>
        <SettingChoice setting="byHeart" />
        <ByHeartNotice />
      </div>
      <ButtonRow>
        {printer}
        <Button aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {text.more}
        </Button>
      </ButtonRow>
      {isWhole && (
        <>
          <SettingChoice setting="notation" />
          <div>
            <ColumnsChoice countScreens={countScreens} />
            <ColumnsNotice />
          </div>
          <div className={styles.wideOnly}>
            <SettingChoice setting="listBeside" />
          </div>
          <SettingSwitch setting="playsOn" />
          <SettingSwitch setting="fullRefrains" />
          <SettingSwitch setting="chordsAnnounced" />
        </>
      )}
    </>
  );
}

function NoteField({ id }: { id: SongId }) {
  const note = useSongbook((state) => selectReaderSettings(state).notes[id]);
  const dispatch = useSongbookDispatch();
  return (
    <InlineField
      isLabelShown
      label={text.ownNote}
      value={note ?? ''}
      placeholder={text.ownNoteExample}
      maxLength={NOTE_LENGTH}
      onWrite={(written) => dispatch(noteWritten({ id, text: written.replaceAll(/\s/g, ' ') }))}
    />
  );
}

const ByHeartNotice = () =>
  useReaderSetting('byHeart') !== 'none' && (
    <p className={styles.notice} role="status">
      {text.tapToSee}
    </p>
  );

const NEWS = { idle: '', fetching: text.loading, failed: text.partUnreachable };

/** Fetches the code that shows a song's notes, and shows them. */
export interface StaffOpener {
  readonly fetch: () => Promise<void>;
  readonly show: () => void;
}

/** The button for a song's notes; says when they are being fetched or could not be. */
function StaffButton({ staff }: { staff: StaffOpener }) {
  const { stage, whenFetched } = useWhenFetched();
  return (
    <>
      <Button onClick={() => whenFetched(staff.fetch(), staff.show)}>{text.staff}</Button>
      {NEWS[stage] && <p role="status">{NEWS[stage]}</p>}
    </>
  );
}

/** Fetches the code that fits a sheet, and counts the screens that it would take. */
export type CountScreens = (
  sheet: HTMLElement,
  textSize: SettingValues['textSize'],
  setExpand: SetExpand | undefined,
) => Promise<number>;

/** The columns of a song; the choice to fit it says how many screens it takes here. */
function ColumnsChoice({ countScreens }: { countScreens: CountScreens }) {
  const { sheet } = useSongElements();
  const textSize = useReaderSetting('textSize');
  const [, setExpand] = use(Expansion);
  const isFull = useReaderSetting('fullRefrains');
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    let isLeft = false;
    // Without the code the choice has its usual name.
    if (sheet.current)
      countScreens(sheet.current, textSize, isFull ? setExpand : undefined).then(
        (counted) => !isLeft && setCount(counted),
        () => undefined,
      );
    return () => void (isLeft = true);
  }, [countScreens, sheet, textSize, setExpand, isFull]);
  return (
    <SettingChoice setting="columns" names={count === null ? undefined : { fit: text.wholeSong(count) }} />
  );
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
