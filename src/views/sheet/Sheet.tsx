import {
  createContext,
  memo,
  use,
  useMemo,
  type ComponentProps,
  type ReactNode,
  type Dispatch,
  type MouseEvent,
  type Ref,
  type SetStateAction,
} from 'react';
import type { SongContent, SongId } from '../../catalogue';
import { hasArmenianLetters } from '../../catalogue/script';
import { numberPrefix } from '../../catalogue/sections';
import { noteWidthIn } from '../../music';
import { selectNotation, selectReaderSettings, sheetOf, type SongKey } from '../../state';
import { useContent, useReaderSetting, useSongbook } from '../hooks';
import { CHORD_ELEMENT, UNDER_CHORD } from '../songElements';
import * as text from '../text';
import { ChordNames, useChordNames } from './songKeyHooks';
import { useRomaniser } from './LatinNames';
import styles from './Sheet.module.css';
import { blocksOf, isCall, songStanzas, stanzaName, type Stanza } from './sheetLayout';
import { SheetLineView } from './SheetLineView';
import { explain, useMeaning } from './meant';

/** Makes the stanzas that a sheet shows from those that are written. */
export type Expand = (stanzas: readonly Stanza[], song: SongContent) => readonly Stanza[];
type SetExpand = Dispatch<SetStateAction<Expand>>;

export const asWritten: Expand = (stanzas) => stanzas;

/** How a song's stanzas are shown, and the setter for it. */
export const Expansion = createContext<readonly [Expand, SetExpand?]>([asWritten]);

/** The stanzas that a sheet shows, in the columns of a page, and what stands above them there. */
export interface Arranged {
  readonly columns: readonly (readonly Stanza[])[];
  readonly above?: readonly ReactNode[];
}

/** Selects the stanzas that are shown, in columns, and may hide their words. */
export type Arrange = (stanzas: readonly Stanza[]) => Arranged;

const inOneColumn: Arrange = (stanzas) => ({ columns: [stanzas] });

/** A song in a key. A change of key renders only the chord names again. */
export function Sheet({
  songKey,
  ...words
}: { songKey?: SongKey | undefined } & ComponentProps<typeof Words>) {
  return (
    <ChordNames value={useChordNames(words.id, songKey)}>
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
  arrange = inOneColumn,
  meaning = 'meaning',
}: {
  ref?: Ref<HTMLDivElement>;
  id: SongId;
  /** Whether a tap on the syllable under a chord counts as one on the chord. */
  isUnderChordTapped?: boolean;
  onChordTap?: (index: number) => void;
  /** By default all stanzas are shown in one column. */
  arrange?: Arrange | undefined;
  /** The setting that says whether it is shown what the words mean. */
  meaning?: Parameters<typeof useMeaning>[1];
}) {
  const content = useContent(id);
  const { language, body } = content;
  const own = language === text.language ? undefined : language;
  const noteWidth = noteWidthIn(useSongbook(selectNotation));
  const latin = useLatin(content, noteWidth);
  const areChordsHeard = useSongbook((state) => {
    const { sheet, chordsAnnounced } = selectReaderSettings(state);
    return sheet === 'chords' && chordsAnnounced;
  });
  const [expand] = use(Expansion);
  const meant = useMeaning(id, meaning);
  const sung = expand(latin?.stanzas ?? songStanzas(content, noteWidth), content);
  const all = meant ? explain(sung, meant, latin?.columnsIn) : sung;
  const { columns, above } = arrange(all);
  return (
    // Without a pointer, the same chords are in the toolbar's panel.
    <div
      ref={ref}
      onClick={(event) => {
        const index = tappedChord(event, isUnderChordTapped);
        if (index !== null) onChordTap?.(index);
      }}
      className={styles.sheet}
      // A browser that translates the page into Arabic turns the page around, but not a line with chords.
      dir="ltr"
      data-testid="sheet"
      data-paper={columns.length > 1 ? 'columns' : 'column'}
      data-on-stage
      data-ruled={all.flat().some(({ repeat }) => repeat !== undefined) || undefined}
      data-numbered={content.sections.some(({ label }) => numberPrefix(label)) || undefined}
      data-latin={latin && (latin.lines ? 'under' : 'alone')}
      lang={language === 'hy' ? (latin?.lang ?? own) : own}
    >
      {columns.map((stanzas, column) => (
        <div key={column} className={styles.column}>
          {above?.[column]}
          {blocksOf(content, stanzas).map((block) => (
            <div key={block[0]![0]?.index} className={styles.block}>
              {block.map((stanza) => (
                <p
                  key={stanza[0]?.index}
                  className={styles.stanza}
                  data-testid="stanza"
                  role="group"
                  aria-label={stanzaName(content, stanza[0]?.index)}
                  data-call={isCall(content, stanza) || undefined}
                >
                  {stanza.map((line) => (
                    <SheetLineView
                      key={line.index}
                      {...line}
                      latin={latin?.lines?.[line.index]}
                      latinTag={latin?.tag}
                      lang={
                        language !== 'hy' && hasArmenianLetters(body.lyrics[line.index] ?? '')
                          ? (latin?.lang ?? 'hy')
                          : undefined
                      }
                      spokenAs={latin?.lines?.[line.index] && latin.spokenAs}
                      areChordsHeard={areChordsHeard}
                    />
                  ))}
                </p>
              ))}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
});

/**
 * How a song's words are shown and read out in Latin letters, alone or under the Armenian ones; null if they are not
 * wanted, no line is Armenian, or their code is not fetched yet.
 */
function useLatin(content: SongContent, noteWidth: number) {
  const romaniser = useRomaniser();
  const isAlone = useReaderSetting('latinAlone');
  const isHeard = useReaderSetting('latinHeard');
  return useMemo(() => {
    if (!romaniser || !content.body.lyrics.some(hasArmenianLetters)) return null;
    if (!isAlone)
      return {
        tag: romaniser.lang,
        lines: romaniser.linesUnder(sheetOf(content, noteWidth)),
        // No voice has a language tag of Armenian in Latin letters.
        spokenAs: isHeard ? { lang: navigator.language, write: romaniser.write } : undefined,
      };
    const stanzas = songStanzas(content).map((stanza) =>
      stanza.map((line) => romaniser.writeSheetLine(line, noteWidth)),
    );
    // Read out by a voice of the interface's language, in Armenian by one of the device's.
    return {
      stanzas,
      lang: text.language === 'hy' ? navigator.language : text.language,
      columnsIn: (line: number, columns: readonly number[]) =>
        romaniser.columnsIn(content.body.lyrics[line] ?? '', columns),
    };
  }, [content, noteWidth, isAlone, isHeard, romaniser]);
}

/**
 * The index of the tapped chord among the written ones, from 0; a chord of a repeated line counts as the same one of the
 * written line. Null if no chord was tapped.
 */
function tappedChord({ target, currentTarget }: MouseEvent, isUnderTapped: boolean): number | null {
  if (!(target instanceof Element)) return null;
  const syllable = isUnderTapped ? target.closest(UNDER_CHORD) : null;
  const chord = syllable?.previousElementSibling ?? target.closest(CHORD_ELEMENT);
  const line = chord?.closest<HTMLElement>('[data-line]');
  if (!chord || !line) return null;
  const written = [...currentTarget.querySelectorAll(`${CHORD_ELEMENT}:not([data-row] *)`)];
  const isInLine = (one: Element): boolean => one.matches(`[data-line="${line.dataset['line']}"] *`);
  return written.findIndex(isInLine) + [...line.querySelectorAll(CHORD_ELEMENT)].indexOf(chord);
}
