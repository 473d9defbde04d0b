import type { SongContent } from '../../catalogue';
import { transposeLine } from '../../music';
import { selectContent, selectReaderSettings, selectSongInKey } from '../../state';
import { useGetState, useReaderSetting } from '../hooks';
import { fetchStaff } from '../play/staff/fetchStaff';
import type { PrintedStaff, StaffSize } from '../play/staff/printedStaff';
import { useRomaniser } from '../sheet/LatinNames';
import { fullStanzas } from '../sheet/fullStanzas';
import type { Expand } from '../sheet/Sheet';
import { useFetched } from '../ui';
import type { BookletSong } from './bookletSongs';

/** Of a song without a tune. */
const NO_STAFF: PrintedStaff = { width: 0, heights: [], systems: [] };

/** What draws the songs' tunes as the reader wants them printed; null until its code is there. */
export function useStaffPrinter() {
  const notes = useReaderSetting('bookletNotes');
  const isWanted = notes !== 'none';
  const isRomanised = notes === 'latin' || notes === 'both';
  const staff = useFetched(fetchStaff, isWanted).data;
  const romaniser = useRomaniser(isRomanised);
  const getState = useGetState();
  if (!isWanted) return () => NO_STAFF;
  if (!staff || (isRomanised && !romaniser)) return null;
  /** Draws the tune of a song within an element, at the one of the widths that is chosen, in ems. */
  return (
    { id, songKey }: BookletSong,
    place: HTMLElement,
    widths: readonly number[],
    choose: (sizes: readonly StaffSize[]) => number,
  ): PrintedStaff => {
    const content = selectContent(getState(), id);
    if (content.tune === '') return NO_STAFF;
    const { bookletSheet } = selectReaderSettings(getState());
    const { tuneShift, played } = selectSongInKey(getState(), id, songKey);
    const labels = labelsOf(content);
    const phrases = content.phrases.map(({ line, chords, ...phrase }) => {
      const label = labels.get(line);
      const named =
        bookletSheet === 'chords' ? chords.map(([start, chord]) => [start, played(chord)] as const) : [];
      const moved = label && transposeLine(label, '', 0, played).lyric;
      return { ...phrase, line, chords: moved ? [[0, moved] as const, ...named] : named };
    });
    const tune = staff.tuneOf({ ...content, phrases }, tuneShift, (name) => name);
    const abc =
      romaniser && isRomanised && content.language === 'hy'
        ? staff.withLatinWords(tune.abc, romaniser.writeUnderlay, notes === 'both')
        : tune.abc;
    return staff.printStaff(place, { ...tune, abc }, widths, choose);
  };
}

/** The labels of the sections that a tune is written for, by the first line of each with a phrase. */
const labelsOf = ({ sections, phrases }: SongContent): ReadonlyMap<number, string> =>
  new Map(
    sections.flatMap(({ label, from, to }) => {
      const first = phrases.find(({ line }) => line >= from && line < to);
      return first && label ? [[first.line, label] as const] : [];
    }),
  );

/** The stanzas that are not printed under notes. */
const withoutTune: Expand = (stanzas, { sections, phrases }: SongContent) =>
  stanzas.filter((_, place) => {
    const { from, to } = sections[place]!;
    return !phrases.some(({ line }) => line >= from && line < to);
  });

/** The stanzas that are printed as words: with refrains in full, and without those under notes, as the reader wants. */
export function usePrintedStanzas(): Expand {
  const isFull = useReaderSetting('bookletRefrains');
  const hasNotes = useReaderSetting('bookletNotes') !== 'none';
  return (stanzas, song) => {
    const expanded = isFull ? fullStanzas(stanzas, song) : stanzas;
    return hasNotes ? withoutTune(expanded, song) : expanded;
  };
}
