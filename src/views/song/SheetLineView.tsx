import { memo } from 'react';
import type { ChordToken, Segment, SheetLine, Word } from '../../music';
import { text } from '../text';
import styles from './Sheet.module.css';

/** One line: words that never break, each chord at the character it was written over. */
export const SheetLineView = memo(function SheetLineView({
  line,
  index,
}: {
  line: SheetLine;
  index: number;
}) {
  return (
    <div className={styles['line']} data-testid="song-line" data-line={index}>
      {line.words.map((word, wordIndex) => (
        <WordView key={wordIndex} word={word} />
      ))}
    </div>
  );
});

/** Drawn again only where a chord of its own moves: `moveChords` keeps every other word the same object. */
const WordView = memo(function WordView({ word }: { word: Word }) {
  return (
    <span className={styles['word']}>
      {word.map((segment, index) => (
        <SegmentView key={index} segment={segment} />
      ))}
    </span>
  );
});

function SegmentView({ segment: { above, inline, lyric } }: { segment: Segment }) {
  return (
    <span className={styles['segment']}>
      {above && <Chord token={above} className={styles['above']} />}
      {inline ? (
        <Chord token={inline} />
      ) : (
        <span className={styles['lyric']} data-testid="lyric">
          {lyric}
        </span>
      )}
    </span>
  );
}

function Chord({ token, className = '' }: { token: ChordToken; className?: string | undefined }) {
  const unread = token.isRead ? {} : { title: text.unreadChord, 'data-unread': true };
  return (
    <span className={`${styles['chord']} ${className}`} data-testid="chord" translate="no" {...unread}>
      {token.text}
    </span>
  );
}
