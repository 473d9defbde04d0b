import { clsx } from 'clsx';
import { numberPrefix } from '../../catalogue/sections';
import type { LatinLine } from '../../catalogue/romanisation';
import type { Segment, Word } from '../../music';
import { Unseen } from '../ui';
import { Chord, HeardChords } from './Chord';
import { Gap } from './Gap';
import { LineEnd } from './LineEnd';
import { Gloss, MeantLine } from './meant';
import styles from './Sheet.module.css';
import {
  countLabelWords,
  endsInWord,
  isInstrumental,
  lineParts,
  lyricOf,
  type StanzaLine,
} from './sheetLayout';

/** How a screen reader gets the words: written in other letters, with the language of the voice that reads them. */
interface SpokenAs {
  readonly write: (lyric: string) => string;
  readonly lang: string;
}

/** One line: its label, its words, each chord over its character, Latin letters under theirs, and its hidden words. */
export function SheetLineView({
  line,
  index,
  latin,
  latinTag,
  label,
  repeat,
  row,
  hiddenFrom,
  meant,
  lang,
  spokenAs,
  areChordsHeard,
}: StanzaLine & {
  latin: LatinLine | undefined;
  /** The language tag of the Latin letters under the words. */
  latinTag: string | undefined;
  lang: string | undefined;
  /** None where the shown words are read out. */
  spokenAs: SpokenAs | undefined;
  /** Whether a screen reader reads the chords out before the words. */
  areChordsHeard: boolean;
}) {
  const { words } = line;
  // A control cannot be where nothing is read out.
  const glosses = spokenAs ? undefined : meant?.glosses;
  const labelWords = countLabelWords(words, label);
  const numberWords = labelWords > 0 && numberPrefix(lyricOf(words.slice(0, 1)).trim()) ? 1 : 0;
  const seenWords = hiddenFrom ?? words.length;
  // No row holds the last word alone.
  const isLong = hiddenFrom === undefined && seenWords - labelWords > 2;
  const lastWords = isLong ? seenWords - 2 : seenWords;
  const hidden = words.slice(seenWords);
  /** Draws the words of a range. */
  const draw = (from: number, to: number) => {
    const some = words.slice(from, to);
    const parts = latin ? some : lineParts(some, glosses);
    return parts.map((part, place) => {
      if (typeof part === 'string') return <Lyric key={place}>{part}</Lyric>;
      if ('lyric' in part)
        return <SegmentView key={place} segment={part} goesOn={endsInWord(parts[place - 1])} />;
      const word = <WordView key={place} word={part} latin={latin?.[from + place]} latinTag={latinTag} />;
      const gloss = glosses?.get(part);
      if (!gloss) return word;
      return (
        <Gloss key={place} {...gloss}>
          {word}
        </Gloss>
      );
    });
  };
  const seen = (
    <>
      {labelWords > 0 && (
        <span className={styles.label} data-label>
          {numberWords > 0 && <span className={styles.number}>{draw(0, numberWords)}</span>}
          {draw(numberWords, labelWords)}
        </span>
      )}
      {draw(labelWords, lastWords)}
      {isLong && <span className={styles.together}>{draw(lastWords, seenWords)}</span>}
    </>
  );
  // Safari reads a line in pieces without it. A line with a button would hide it.
  const role = line.hasChords && hidden.length === 0 && !glosses?.size ? 'text' : undefined;
  const content = (
    <>
      {areChordsHeard && <HeardChords words={words} />}
      {spokenAs && words.length > 0 ? (
        <>
          <Unseen lang={spokenAs.lang}>{spokenAs.write(lyricOf(words.slice(0, seenWords)))}</Unseen>
          <span aria-hidden="true">{seen}</span>
        </>
      ) : (
        seen
      )}
      {hidden.length > 0 && <Gap words={hidden}>{draw(seenWords, words.length)}</Gap>}
      {words.length > 0 && <LineEnd />}
    </>
  );
  return (
    <span
      className={styles.line}
      lang={lang}
      role={meant ? undefined : role}
      data-testid="song-line"
      data-line={index}
      data-repeat={repeat}
      data-row={row}
      data-meant={meant && ''}
      data-instrumental={isInstrumental(line) || undefined}
      data-overhang={Math.min(6, Math.ceil(line.overhang * 2)) || undefined}
    >
      {meant ? (
        <MeantLine {...meant} role={role}>
          {content}
        </MeantLine>
      ) : (
        content
      )}
    </span>
  );
}

/** A word with room for a chord, or with Latin letters under it. */
function WordView({
  word,
  latin,
  latinTag,
}: {
  word: Word;
  latin: string | undefined;
  latinTag: string | undefined;
}) {
  const pieces = word.map((segment, index) => (
    <SegmentView key={index} segment={segment} goesOn={index > 0} next={word[index + 1]} />
  ));
  const raised = word.some(({ above }) => above) && styles.raised;
  if (latin === undefined) return <span className={clsx(styles.word, raised)}>{pieces}</span>;
  return (
    <span className={clsx(styles.word, styles.lettered)}>
      <span className={clsx(styles.overLatin, raised)}>{pieces}</span>
      <span className={styles.latin} lang={latinTag} aria-hidden="true">
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
