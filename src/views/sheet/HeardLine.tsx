import { use, type ComponentProps } from 'react';
import type { Word } from '../../music';
import { ChordNames } from '../songHooks';
import * as text from '../text';
import { lyricOf } from './sheetLayout';

/** How a screen reader gets the words: written in other letters, with the language of the voice that reads them. */
interface HeardAs {
  readonly write: (lyric: string) => string;
  readonly lang: string;
}

/** A line that is drawn in pieces, with the text of some of its words for screen readers. */
export function HeardLine({
  words,
  heard,
  heardAs,
  areChordsHeard,
  ...others
}: Record<'words' | 'heard', readonly Word[]> & {
  /** None where the shown words are read out. */
  heardAs: HeardAs | undefined;
  /** Whether a screen reader reads the chords out before the words. */
  areChordsHeard: boolean;
} & ComponentProps<'div'>) {
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
