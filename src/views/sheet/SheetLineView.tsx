import { clsx } from 'clsx';
import { createContext, use, type ComponentProps } from 'react';
import type { LatinLine } from '../../catalogue/romanisation';
import type { Segment, Word } from '../../music';
import * as text from '../text';
import { Chord, ChordNames } from './Chord';
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
export interface HeardAs {
  readonly write: (lyric: string) => string;
  readonly lang: string;
}

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
  if (!heardAs && parts.every((part) => typeof part === 'string'))
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

/** A line that is drawn in pieces, with the text of some of its words for screen readers. */
function HeardLine({
  words,
  heard,
  heardAs,
  areChordsHeard,
  ...others
}: Record<'words' | 'heard', readonly Word[]> &
  Pick<ComponentProps<typeof SheetLineView>, 'heardAs' | 'areChordsHeard'> &
  ComponentProps<'div'>) {
  const written = lyricOf(heard);
  const lyric = heardAs ? heardAs.write(written) : written;
  const attributes = { ...others, lang: heardAs?.lang };
  if (!areChordsHeard) return <div data-heard={lyric} {...attributes} />;
  const nameOf = use(ChordNames);
  const chords = words
    .flat()
    .flatMap(({ above, inline }) => [above, inline])
    .filter((token) => token !== null);
  const names = chords.map(({ isRead, written }) => (isRead ? nameOf(written) : written));
  return <div data-heard={text.chordsAndLyric(names, lyric)} {...attributes} />;
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
