import { memo } from 'react';
import type { Notation, Segment, SheetLine, Word } from '../../music';
import { Chord } from './Chord';
import styles from './Sheet.module.css';

/** How the chords of a line are spelled, and whether a screen reader reads them out. */
interface ChordLook {
  readonly notation: Notation;
  readonly chordsAnnounced: boolean;
}

/** One line: words that never break, each chord at the character it was written over. */
export const SheetLineView = memo(function SheetLineView({
  line,
  index,
  ...look
}: { line: SheetLine; index: number } & ChordLook) {
  return (
    <div
      className={styles['line']}
      data-testid="song-line"
      data-line={index}
      data-instrumental={isInstrumental(line) || undefined}
    >
      {line.words.map((word, wordIndex) => (
        <WordView key={wordIndex} word={word} {...look} />
      ))}
    </div>
  );
});

const isInstrumental = ({ words, hasChords }: SheetLine): boolean =>
  hasChords && words.flat().every(({ lyric }) => lyric === '');

/** Drawn again only where a chord of its own moves: `moveChords` keeps every other word the same object. */
const WordView = memo(function WordView({ word, ...look }: { word: Word } & ChordLook) {
  return (
    <span className={styles['word']}>
      {word.map((segment, index) => (
        <SegmentView key={index} segment={segment} {...look} />
      ))}
    </span>
  );
});

function SegmentView({ segment: { above, inline, lyric }, ...look }: { segment: Segment } & ChordLook) {
  return (
    <span className={styles['segment']}>
      {above && <Chord token={above} place="above" {...look} />}
      {inline ? (
        <Chord token={inline} place="inline" {...look} />
      ) : (
        <span className={styles['lyric']} data-testid="lyric">
          {lyric}
        </span>
      )}
    </span>
  );
}
