import { clsx } from 'clsx';
import { createContext, use } from 'react';
import type { LatinLine } from '../../catalogue/romanisation';
import { isWiderThan, type ChordToken, type Segment, type Word } from '../../music';
import { ChordNames } from './songKeyHooks';
import * as text from '../text';
import { Unseen } from '../ui';
import { HeardChords } from './HeardChords';
import styles from './Sheet.module.css';
import {
  countLabelWords,
  endsInWord,
  isInstrumental,
  lineParts,
  lyricOf,
  type StanzaLine,
} from './sheetLayout';

/** The language tag of the Latin letters under a sheet's words. */
export const LatinTag = createContext<string | undefined>(undefined);

/** How a screen reader gets the words: written in other letters, with the language of the voice that reads them. */
interface HeardAs {
  readonly write: (lyric: string) => string;
  readonly lang: string;
}

/** One line: its label, its words, each chord over its character, Latin letters under theirs, and its gap. */
export function SheetLineView({
  line,
  index,
  latin,
  label,
  repeat,
  row,
  gap,
  heardAs,
  areChordsHeard,
}: StanzaLine & {
  latin: LatinLine | undefined;
  /** None where the shown words are read out. */
  heardAs: HeardAs | undefined;
  /** Whether a screen reader reads the chords out before the words. */
  areChordsHeard: boolean;
}) {
  const { words } = line;
  const split = latin ? (some: readonly Word[]) => some : lineParts;
  const labelWords = countLabelWords(words, label);
  const labelParts = split(words.slice(0, labelWords));
  const sung = words.slice(labelWords, gap?.from);
  // No row holds the last word alone.
  const lastWords = !gap && sung.length > 2 ? sung.length - 2 : sung.length;
  const lastParts = split(sung.slice(lastWords));
  const seenParts = [...labelParts, ...split(sung.slice(0, lastWords)), ...lastParts];
  const parts = gap ? [...seenParts, ...split(words.slice(gap.from))] : seenParts;
  const drawn = parts.map((part, place) => {
    if (typeof part === 'string') return <Lyric key={place}>{part}</Lyric>;
    return 'lyric' in part ? (
      <SegmentView key={place} segment={part} goesOn={endsInWord(parts[place - 1])} />
    ) : (
      <WordView key={place} word={part} latin={latin?.[place]} />
    );
  });
  const set = (
    <>
      {labelParts.length > 0 && (
        <span className={styles.label} data-label>
          {drawn.slice(0, labelParts.length)}
        </span>
      )}
      {drawn.slice(labelParts.length, seenParts.length - lastParts.length)}
      {lastParts.length > 0 && (
        <span className={styles.together}>
          {drawn.slice(seenParts.length - lastParts.length, seenParts.length)}
        </span>
      )}
    </>
  );
  return (
    <>
      <span
        className={styles.line}
        // Safari reads a line in pieces without it. A line with a gap has a button, which it would hide.
        role={line.hasChords && !gap ? 'text' : undefined}
        data-testid="song-line"
        data-line={index}
        data-repeat={repeat}
        data-row={row}
        data-instrumental={isInstrumental(line) || undefined}
        data-overhang={Math.min(6, Math.ceil(line.overhang * 2)) || undefined}
      >
        {areChordsHeard && <HeardChords words={words} />}
        {heardAs && words.length > 0 ? (
          <>
            <Unseen lang={heardAs.lang}>{heardAs.write(lyricOf(words.slice(0, gap?.from)))}</Unseen>
            <span aria-hidden="true">{set}</span>
          </>
        ) : (
          set
        )}
        {gap && <gap.View words={words.slice(gap.from)}>{drawn.slice(seenParts.length)}</gap.View>}
      </span>
    </>
  );
}

/** A word with room for a chord, or with Latin letters under it. */
function WordView({ word, latin }: { word: Word; latin: string | undefined }) {
  const pieces = word.map((segment, index) => (
    <SegmentView key={index} segment={segment} goesOn={index > 0} next={word[index + 1]} />
  ));
  const isRaised = word.some(({ above }) => above);
  if (latin === undefined)
    return <span className={clsx(styles.word, isRaised && styles.raised)}>{pieces}</span>;
  return (
    <span className={clsx(styles.word, styles.lettered)}>
      <span className={clsx(styles.overLatin, isRaised && styles.raised)}>{pieces}</span>
      <span className={styles.latin} lang={use(LatinTag)} aria-hidden="true">
        {latin}
      </span>
    </span>
  );
}

/** Text of several words that ends inside the last one. */
const ENDS_IN_WORD = /\s\S+$/;
const [LETTER_AT_END, LETTER_AT_START] = [/\p{L}$/u, /^\p{L}/u];

/** A piece of a word; a piece that continues another does not break. `next` is the piece after it in a word with room. */
function SegmentView({
  segment: { above, inline, lyric, needsRoom },
  goesOn,
  next,
}: {
  segment: Segment;
  goesOn: boolean;
  next?: Segment | undefined;
}) {
  const words = (sung: string) => (inline ? <Chord token={inline} place="inline" /> : <Lyric>{sung}</Lyric>);
  if (!above) return words(lyric);
  if (needsRoom) {
    const isCut = LETTER_AT_END.test(lyric) && LETTER_AT_START.test(next?.lyric ?? '');
    return (
      <span className={clsx(styles.room, ENDS_IN_WORD.test(lyric) && styles.spread)}>
        <Chord token={above} place="above" cut={isCut ? lyric : undefined} />
        {words(lyric)}
      </span>
    );
  }
  // The line may wrap after a space.
  const sung = goesOn ? lyric.trimEnd() : lyric;
  return (
    <>
      <span className={clsx(styles.raised, goesOn && styles.tail)}>
        <Chord token={above} place="above" />
        {words(sung)}
      </span>
      {sung !== lyric && <Lyric>{lyric.slice(sung.length)}</Lyric>}
    </>
  );
}

function Lyric({ children }: { children: string }) {
  return (
    <span className={styles.lyric} data-testid="lyric">
      {children}
    </span>
  );
}

/**
 * A chord over the words or inside them; one that cannot be read is shown as written, and marked. Over a piece `cut` from
 * its word, a name that is wider than it leaves a hole, which has a hyphen.
 */
function Chord({
  token,
  place,
  cut,
}: {
  token: ChordToken;
  place: 'above' | 'inline';
  cut?: string | undefined;
}) {
  const name = token.isRead ? use(ChordNames)(token.written) : token.written;
  const unread = token.isRead ? {} : { title: text.unreadChord, 'data-unread': true };
  return (
    <span
      className={clsx(styles.chord, styles[place])}
      aria-hidden="true"
      data-testid="chord"
      data-chord
      data-hole={(cut !== undefined && isWiderThan(name, cut)) || undefined}
      translate="no"
      {...unread}
    >
      {name}
    </span>
  );
}
