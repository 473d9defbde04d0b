import { useDeferredValue, useState } from 'react';
import { parseTypedChord } from '../../../music';
import { chordSound } from '../../../music/shapes';
import { useReaderSetting } from '../../hooks';
import * as text from '../../text';
import type { BookChord } from './chordBook';
import { ChordCard } from './ChordCard';
import styles from './TypedChords.module.css';
import { useNeutralSpelling } from '../../useNeutralSpelling';

const MAX_LENGTH = 60;
/** The separators of chords; within brackets they belong to a chord, such as `E7(b9,#11)`. */
const BETWEEN = /[\s,;]+(?![^(]*\))/;

const onceEach = (words: readonly string[]): readonly string[] => [...new Set(words)];

export function TypedChords({ book }: { book: readonly BookChord[] }) {
  const [typed, setTyped] = useState('');
  const notation = useReaderSetting('notation');
  const { shown } = useNeutralSpelling();
  const words = onceEach(useDeferredValue(typed).split(BETWEEN)).filter(Boolean);
  const chords = onceEach(words.flatMap((word) => parseTypedChord(notation, word) ?? []));
  const unread = words.filter((word) => parseTypedChord(notation, word) === null);
  const songCount = (chord: string): number =>
    book.find(({ sound }) => sound === chordSound(chord))?.songCount ?? 0;
  return (
    <div className={styles.typed} data-unprinted>
      <input
        aria-label={text.findChord}
        placeholder={text.chordExamples}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        maxLength={MAX_LENGTH}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        translate="no"
        enterKeyHint="done"
      />
      <div role="status">
        {unread.map((word) => (
          <p key={word} className={styles.unread}>
            {text.noSuchChord(word)}
          </p>
        ))}
      </div>
      {chords.length > 0 && (
        <section className={styles.chords} aria-label={text.writtenChords}>
          {chords.map((chord) => (
            <ChordCard key={chord} chord={chord} name={shown(chord)} songCount={songCount(chord)} />
          ))}
        </section>
      )}
    </div>
  );
}
