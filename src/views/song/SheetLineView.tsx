import { clsx } from 'clsx';
import { memo } from 'react';
import type { LatinLine } from '../../catalogue/romanisation';
import type { ChordToken, Segment, SheetLine, Spell, Word } from '../../music';
import * as text from '../text/song';
import styles from './Sheet.module.css';

/** How the chords of a line are spelled, and whether a screen reader reads them out. */
interface ChordLook {
  readonly spell: Spell;
  readonly chordsAnnounced: boolean;
}

/** One line: words that never break, each chord at the character it was written over, Latin letters under their own. */
export const SheetLineView = memo(function SheetLineView({
  line,
  index,
  latin,
  ...look
}: { line: SheetLine; index: number; latin?: LatinLine | undefined } & ChordLook) {
  const parts = latin ? line.words : joinPlain(line.words);
  return (
    <div
      className={styles.line}
      data-testid="song-line"
      data-line={index}
      data-instrumental={isInstrumental(line) || undefined}
    >
      {parts.map((part, place) =>
        typeof part === 'string' ? (
          <Lyric key={place}>{part}</Lyric>
        ) : (
          <WordView key={place} word={part} latin={latin?.[place]} {...look} />
        ),
      )}
    </div>
  );
});

const isInstrumental = ({ words, hasChords }: SheetLine): boolean =>
  hasChords && words.flat().every(({ lyric }) => lyric === '');

/** Joins consecutive words without chords into one text, which is laid out in a fraction of the time. */
function joinPlain(words: readonly Word[]): (Word | string)[] {
  const parts: (Word | string)[] = [];
  for (const word of words) {
    const [{ lyric, above, inline }] = word as readonly [Segment];
    const last = parts.at(-1);
    if (word.length > 1 || above || inline) parts.push(word);
    else if (typeof last === 'string') parts[parts.length - 1] = last + lyric;
    else parts.push(lyric);
  }
  return parts;
}

/** Rendered again only if a chord of its own changes: `transposeSheetLine` keeps every other word the same object. */
const WordView = memo(function WordView({
  word,
  latin,
  ...look
}: { word: Word; latin: readonly string[] | undefined } & ChordLook) {
  const segments = word.map((segment, index) => (
    <SegmentView key={index} segment={segment} latin={latin?.[index]} {...look} />
  ));
  return word.length === 1 ? segments : <span className={styles.word}>{segments}</span>;
});

function SegmentView({
  segment: { above, inline, lyric },
  latin,
  ...look
}: { segment: Segment; latin: string | undefined } & ChordLook) {
  const words = inline ? <Chord token={inline} place="inline" {...look} /> : <Lyric>{lyric}</Lyric>;
  if (!above && latin === undefined) return words;
  return (
    <span className={styles.segment}>
      {above && <Chord token={above} place="above" {...look} />}
      {words}
      {latin !== undefined && (
        <span className={styles.latin} lang="hy-Latn" aria-hidden="true">
          {latin || '\u00a0'}
        </span>
      )}
    </span>
  );
}

function Lyric({ children }: { children: string }) {
  return (
    <span className={styles.lyric} data-testid="lyric">
      {children}
    </span>
  );
}

/** A chord over the words or inside them; one that cannot be read is shown as written, and marked. */
function Chord({
  token,
  place,
  spell,
  chordsAnnounced,
}: {
  token: ChordToken;
  place: 'above' | 'inline';
} & ChordLook) {
  const unread = token.isRead ? {} : { title: text.unreadChord, 'data-unread': true };
  return (
    <span
      className={clsx(styles.chord, styles[place])}
      data-testid="chord"
      translate="no"
      // Screen readers read the lyrics without chords unless the visitor wants both.
      aria-hidden={!chordsAnnounced || undefined}
      {...unread}
    >
      {token.isRead ? spell(token.text) : token.text}
    </span>
  );
}
