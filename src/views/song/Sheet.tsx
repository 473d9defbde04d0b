import { memo, useMemo, type MouseEvent } from 'react';
import type { SongId } from '../../catalogue';
import {
  selectContent,
  selectSheet,
  selectShownShift,
  selectSpelling,
  selectWrittenSheet,
} from '../../state';
import { useReaderSetting, useSongbook } from '../hooks';
import * as text from '../text/song';
import { columnsOnPaper } from './columnsOnPaper';
import styles from './Sheet.module.css';
import { lineSettings, splitStanzas, stanzaName, type Stanza } from './sheetLayout';
import { SheetLineView } from './SheetLineView';
import { useChordFade } from './useChordFade';
import { useLatin } from './useLatin';

const CHORD = '[data-testid="chord"]';

/** A song's lyrics with the chords over their syllables; `onChordTap` gets a tapped chord's index on the sheet. */
export const Sheet = memo(function Sheet({
  id,
  onChordTap,
  arrange = columnsOnPaper,
}: {
  id: SongId;
  onChordTap?: (index: number) => void;
  /** What of the song stands on paper, in columns; a page of A4 by default. */
  arrange?: (stanzas: readonly Stanza[]) => readonly (readonly Stanza[])[];
}) {
  const lines = useSongbook((state) => selectSheet(state, id));
  const content = useSongbook((state) => selectContent(state, id));
  const { language } = content;
  const latin = useLatin({ id, language });
  const { shown: spell } = useSongbook((state) => selectSpelling(state, id));
  const chordsWanted = useReaderSetting('chordsAnnounced');
  const chordsAnnounced = useReaderSetting('sheet') === 'chords' && chordsWanted;
  const settings = useMemo(() => lineSettings(content), [content]);
  const written = useSongbook((state) => selectWrittenSheet(state, id));
  const sheet = useChordFade(useSongbook((state) => selectShownShift(state, id)));
  const columns = useMemo(() => arrange(splitStanzas(written)), [arrange, written]);
  return (
    // Without a pointer, the same chords are in the toolbar's panel.
    <div
      ref={sheet}
      onClick={(event) => {
        const index = tappedChord(event);
        if (index !== null) onChordTap?.(index);
      }}
      className={styles.sheet}
      data-testid="sheet"
      data-paper={columns.length > 1 ? 'columns' : undefined}
      data-ruled={settings.some(({ repeat }) => repeat !== undefined) || undefined}
      data-latin={latin ? true : undefined}
      lang={language === 'hy' ? undefined : language}
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
              aria-label={stanzaName(content, stanza[0]!.index)}
            >
              {stanza.map(({ index }) => (
                <SheetLineView
                  key={index}
                  line={lines[index]!}
                  {...settings[index]!}
                  index={index}
                  latin={latin?.[index]}
                  spell={spell}
                  chordsAnnounced={chordsAnnounced}
                />
              ))}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
});

/** Which chord of a sheet was tapped, counted from 0; null when it was none. */
function tappedChord({ target, currentTarget }: MouseEvent): number | null {
  const chord = (target as Element).closest(CHORD);
  return chord && [...currentTarget.querySelectorAll(CHORD)].indexOf(chord);
}
