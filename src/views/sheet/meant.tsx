import type { PropsWithChildren } from 'react';
import { createPortal } from 'react-dom';
import type { Meaning, SongId } from '../../catalogue';
import type { Word } from '../../music';
import { useReaderSetting, useServices } from '../hooks';
import { CHORD_ELEMENT } from '../songElements';
import * as text from '../text';
import { Toast, useFetched } from '../ui';
import { LineEnd } from './LineEnd';
import styles from './meant.module.css';
import { lyricOf, type Explained, type Stanza, type StanzaLine } from './sheetLayout';
import { useShownByTap } from './useShownByTap';

/** What the words of a song mean; null if a setting does not want it, or until it has arrived. */
export function useMeaning(id: SongId, setting: 'meaning' | 'bookletMeaning'): Meaning | null {
  const isWanted = useReaderSetting(setting);
  const { loadMeanings, pageMeanings } = useServices();
  const built = pageMeanings?.[id];
  const { data } = useFetched(loadMeanings, isWanted && !built);
  return isWanted ? (built ?? data?.[id] ?? null) : null;
}

/**
 * Adds to each line what it means, a note on its stanza, and its glosses. `columnsIn` gives the columns of a line in
 * Latin letters alone for those of the written one.
 */
export const explain = (
  stanzas: readonly Stanza[],
  { lines, glosses }: Meaning,
  columnsIn: (line: number, columns: readonly number[]) => readonly number[] = (_, columns) => columns,
): readonly Stanza[] =>
  stanzas.map((stanza) =>
    stanza.map((line) => {
      const { words } = line.line;
      const lyric = lyricOf(words);
      const own = glosses.filter(([at]) => at === line.index);
      const rows = lines[line.index]?.split('\n').filter(Boolean) ?? [];
      if (rows.length + own.length === 0) return line;
      const glossed = own.flatMap(([, start, end, told]) => {
        const [from = start, to = end] = columnsIn(line.index, [start, end]);
        const gloss = text.labelled(lyric.slice(from, to), told);
        return wordsBetween(words, from, to).map(
          (word, place) => [word, { gloss, name: lyricOf([word]).trim(), isFirst: place === 0 }] as const,
        );
      });
      return { ...line, meant: { rows, glosses: new Map(glossed) } };
    }),
  );

function wordsBetween(words: readonly Word[], from: number, to: number): readonly Word[] {
  let end = 0;
  return words.filter((word) => {
    const start = end;
    end += lyricOf([word]).length;
    return start < to && from < end;
  });
}

const DOUBT = / ?\(\?\)$/;

/** The words of a line, and what they mean below them; on paper its glosses, if it is not translated. */
export function MeantLine({
  role,
  rows,
  glosses,
  children,
}: PropsWithChildren<NonNullable<StanzaLine['meant']> & { role: 'text' | undefined }>) {
  const explained = new Set(rows.length > 0 ? [] : Array.from(glosses.values(), ({ gloss }) => gloss));
  return (
    <>
      <span className={styles.said} role={role} data-said>
        {children}
      </span>
      <span className={styles.meant} lang={text.language}>
        {rows.map((row, place) => (
          <span
            key={place}
            className={place === 0 ? styles.row : styles.note}
            data-testid={place === 0 ? 'meaning' : undefined}
          >
            <span>{row.replace(DOUBT, ' ')}</span>
            {DOUBT.test(row) && (
              <span role="img" aria-label={text.doubtful} title={text.doubtful}>
                (?)
              </span>
            )}
            <LineEnd />
          </span>
        ))}
        {[...explained].map((gloss) => (
          <span key={gloss} className={styles.printed}>
            {gloss}
          </span>
        ))}
      </span>
    </>
  );
}

/** An explained word; a tap or a key shows the explanation until the next tap. */
export function Gloss({ gloss, name, isFirst, children }: PropsWithChildren<Explained>) {
  const { isShown, button } = useShownByTap(
    ({ target }, word) =>
      target instanceof Element && !target.closest(CHORD_ELEMENT) && word.contains(target),
  );
  const toasts = isShown && document.querySelector('[data-toasts]');
  return (
    <span
      {...button}
      className={styles.gloss}
      data-gloss
      tabIndex={isFirst ? 0 : -1}
      // A chord would part it.
      aria-label={name}
    >
      {children}
      {toasts && createPortal(<Toast message={gloss} />, toasts)}
    </span>
  );
}
