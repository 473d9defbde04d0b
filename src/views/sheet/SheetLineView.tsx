import { clsx } from 'clsx';
import { createContext, use, type ComponentProps } from 'react';
import type { LatinLine } from '../../catalogue/romanisation';
import type { ChordToken, Segment, Word } from '../../music';
import { ChordNames } from '../songHooks';
import * as text from '../text';
import { HeardLine } from './HeardLine';
import styles from './Sheet.module.css';
import { countLabelWords, endsInWord, isInstrumental, lineParts, type StanzaLine } from './sheetLayout';

/** The language tag of the Latin letters under a sheet's words. */
export const LatinTag = createContext<string | undefined>(undefined);

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
}: StanzaLine & { latin: LatinLine | undefined } & Pick<
    ComponentProps<typeof HeardLine>,
    'heardAs' | 'areChordsHeard'
  >) {
  const { words } = line;
  const split = latin ? (some: readonly Word[]) => some : lineParts;
  const labelWords = countLabelWords(words, label);
  const labelParts = split(words.slice(0, labelWords));
  const seenParts = [...labelParts, ...split(words.slice(labelWords, gap?.from))];
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
      {drawn.slice(labelParts.length, seenParts.length)}
    </>
  );
  const hidden = gap && <gap.View words={words.slice(gap.from)}>{drawn.slice(seenParts.length)}</gap.View>;
  const look = {
    className: styles.line,
    'data-testid': 'song-line',
    'data-line': index,
    'data-repeat': repeat,
    'data-row': row,
    'data-instrumental': isInstrumental(line) || undefined,
    'data-overhang': Math.min(6, Math.ceil(line.overhang * 2)) || undefined,
  };
  if ((!heardAs || words.length === 0) && parts.every((part) => typeof part === 'string'))
    return (
      <div {...look}>
        {set}
        {hidden}
      </div>
    );
  return (
    <HeardLine
      {...look}
      words={words}
      heard={words.slice(0, gap?.from)}
      heardAs={heardAs}
      areChordsHeard={areChordsHeard}
    >
      <span aria-hidden="true" lang={heardAs ? 'hy' : undefined}>
        {set}
      </span>
      {hidden}
    </HeardLine>
  );
}

/** A word with room for a chord, or with Latin letters under it. */
function WordView({ word, latin }: { word: Word; latin: readonly string[] | undefined }) {
  const [underWord, ...others] = latin ?? [];
  const underSegments = others.length > 0 ? latin : undefined;
  return (
    <span className={clsx(styles.word, word.some(({ above }) => above) && styles.raised)}>
      {word.map((segment, index) => (
        <SegmentView key={index} segment={segment} goesOn={index > 0} latin={underSegments?.[index]} />
      ))}
      {underWord !== undefined && !underSegments && <Latin>{underWord}</Latin>}
    </span>
  );
}

/** Text of several words that ends inside the last one. */
const ENDS_IN_WORD = /\s\S+$/;

/** A piece of a word; a piece that continues another does not break. */
function SegmentView({
  segment: { above, inline, lyric, needsRoom },
  goesOn,
  latin,
}: {
  segment: Segment;
  goesOn: boolean;
  latin?: string | undefined;
}) {
  const chord = above && <Chord token={above} place="above" />;
  const words = (sung: string) => (inline ? <Chord token={inline} place="inline" /> : <Lyric>{sung}</Lyric>);
  if (needsRoom || latin !== undefined)
    return (
      <span
        className={clsx(styles.block, needsRoom && [styles.room, ENDS_IN_WORD.test(lyric) && styles.spread])}
      >
        {chord}
        {words(lyric)}
        {latin !== undefined && <Latin>{latin}</Latin>}
      </span>
    );
  if (!chord) return words(lyric);
  // The line may wrap after a space.
  const sung = goesOn ? lyric.trimEnd() : lyric;
  return (
    <>
      <span className={clsx(styles.syllable, styles.raised, goesOn && styles.tail)}>
        {chord}
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

function Latin({ children }: { children: string }) {
  return (
    <span className={styles.latin} lang={use(LatinTag)}>
      {children || '\u00a0'}
    </span>
  );
}

/** A chord over the words or inside them; one that cannot be read is shown as written, and marked. */
function Chord({ token, place }: { token: ChordToken; place: 'above' | 'inline' }) {
  const name = token.isRead ? use(ChordNames)(token.written) : token.written;
  const unread = token.isRead ? {} : { title: text.unreadChord, 'data-unread': true };
  return (
    <span
      className={clsx(styles.chord, styles[place])}
      data-testid="chord"
      data-chord
      translate="no"
      {...unread}
    >
      {name}
    </span>
  );
}
