import {
  createContext,
  memo,
  use,
  useMemo,
  type ComponentProps,
  type Dispatch,
  type MouseEvent,
  type Ref,
  type SetStateAction,
} from 'react';
import type { SongContent, SongId } from '../../catalogue';
import { selectReaderSettings, sheetOf, type SongKey } from '../../state';
import { useReaderSetting, useSongbook } from '../hooks';
import { CHORD_ELEMENT, UNDER_CHORD } from '../songElements';
import * as text from '../text';
import { useContent, useSongInKey } from '../songHooks';
import { columnsOnPaper, type PaperColumns } from './columnsOnPaper';
import { useRomanisation } from './LatinNames';
import styles from './Sheet.module.css';
import { songStanzas, stanzaName, type Stanza } from './sheetLayout';
import { ChordNames, SheetLineView } from './SheetLineView';

/** Makes the stanzas that a sheet shows from those that are written. */
export type Expand = (stanzas: readonly Stanza[], song: SongContent) => readonly Stanza[];
export type SetExpand = Dispatch<SetStateAction<Expand>>;

export const asWritten: Expand = (stanzas) => stanzas;

/** How a song's stanzas are shown, and the setter for it. */
export const Expansion = createContext<readonly [Expand, SetExpand?]>([asWritten]);

/** A song in a key. A change of key renders only the chord names again. */
export function Sheet({
  songKey,
  ...words
}: { songKey?: SongKey | undefined } & ComponentProps<typeof Words>) {
  return (
    <ChordNames value={useSongInKey(words.id, songKey).played}>
      <Words {...words} />
    </ChordNames>
  );
}

/** Everything on a sheet but the chord names; `onChordTap` gets a tapped chord's index on the sheet. */
const Words = memo(function Words({
  ref,
  id,
  isUnderChordTapped = false,
  onChordTap,
  arrange = columnsOnPaper,
}: {
  ref?: Ref<HTMLDivElement>;
  id: SongId;
  /** Whether a tap on the syllable under a chord counts as one on the chord. */
  isUnderChordTapped?: boolean;
  onChordTap?: (index: number) => void;
  /** Selects the stanzas that are printed, in columns; by default all of them, for A4. */
  arrange?: (stanzas: readonly Stanza[]) => PaperColumns;
}) {
  const content = useContent(id);
  const { language } = content;
  const latin = useLatin(content);
  const areChordsHeard = useSongbook((state) => {
    const { sheet, chordsAnnounced } = selectReaderSettings(state);
    return sheet === 'chords' && chordsAnnounced;
  });
  const [expand] = use(Expansion);
  const all = expand(songStanzas(content), content);
  const { columns, isSmall } = arrange(all);
  return (
    // Without a pointer, the same chords are in the toolbar's panel.
    <div
      ref={ref}
      onClick={(event) => {
        const index = tappedChord(event, isUnderChordTapped);
        if (index !== null) onChordTap?.(index);
      }}
      className={styles.sheet}
      data-testid="sheet"
      data-paper={columns.length > 1 ? 'columns' : 'column'}
      data-small={isSmall ? true : undefined}
      data-on-stage
      data-ruled={all.flat().some(({ repeat }) => repeat !== undefined) || undefined}
      data-latin={latin ? true : undefined}
      lang={language === text.language ? undefined : language}
    >
      {latin && <p className={styles.note}>{text.latinNote}</p>}
      {columns.map((stanzas, column) => (
        <div key={column} className={styles.column}>
          {stanzas.map((stanza) => (
            <div
              key={stanza[0]?.index}
              className={styles.stanza}
              data-testid="stanza"
              role="group"
              aria-label={stanzaName(content, stanza[0]?.index)}
            >
              {stanza.map((line) => (
                <SheetLineView
                  key={line.index}
                  {...line}
                  latin={latin?.[line.index]}
                  areChordsHeard={areChordsHeard}
                />
              ))}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
});

/** The lines of a song in Latin letters; null if not wanted, not Armenian, or not fetched yet. */
function useLatin(content: SongContent) {
  const orthography = useReaderSetting('latin');
  const romanisation = useRomanisation();
  return useMemo(
    () =>
      orthography === 'none' || content.language !== 'hy' || !romanisation
        ? null
        : romanisation.romaniseSheet(sheetOf(content), orthography),
    [content, orthography, romanisation],
  );
}

/** The index of the tapped chord among the written ones, from 0; null if no chord was tapped. */
function tappedChord({ target, currentTarget }: MouseEvent, isUnderTapped: boolean): number | null {
  if (!(target instanceof Element)) return null;
  const syllable = isUnderTapped ? target.closest(UNDER_CHORD) : null;
  const chord = syllable?.previousElementSibling ?? target.closest(CHORD_ELEMENT);
  const written = currentTarget.querySelectorAll(`${CHORD_ELEMENT}:not([data-row] *)`);
  return chord && [...written].indexOf(chord);
}
