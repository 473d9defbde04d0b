import abcjs from 'abcjs';
import { tuneElements, type TuneElement } from '../../catalogue/tuneElements';

/** A place in a tune's text where a line of its staff may end. */
export interface LineEnd {
  /** The end of a line of the text, a bar line, one that begins a part of the tune, or a gap between notes inside a bar. */
  readonly kind: 'line' | 'bar' | 'opening' | 'gap';
  readonly at: number;
  /** The bar that ends there or is parted, counted from 0. */
  readonly bar: number;
}

/** A bar line that is not drawn: abcjs ends lines at bar lines alone. */
const UNSEEN_BAR = '[|] ';

/** Moves a tune in ABC notation by so many semitones. */
export const transposeTune = (abc: string, semitones: number): string =>
  abcjs.strTranspose(abc, abcjs.parseOnly(abc), semitones);

/** A tune without its tempo, which a reader may have changed. */
export const withoutTempo = (abc: string): string => abc.replace(/^Q:.*\n/m, '');

/** The lines of a tune's text, parsed. */
export const parseLines = (abc: string): TuneElement[][] => tuneElements(abcjs.parseOnly(abc)[0]);

/** All bar lines of a tune and the gaps at which bars may be parted, in order. */
export function lineEnds(abc: string): LineEnd[] {
  let [bar, slurs, isOpening] = [0, 0, true];
  return parseLines(abc).flatMap((line) =>
    line.flatMap((element, index): LineEnd[] => {
      const { el_type, endChar, isTripletOpen, pitches: [note] = [] } = element;
      if (el_type === 'bar') {
        const kind = isOpening ? 'opening' : index === line.length - 1 ? 'line' : 'bar';
        isOpening = true;
        return [{ kind, at: endChar, bar: bar++ }];
      }
      if (el_type !== 'note') return [];
      isOpening = false;
      slurs += (note?.startSlur?.length ?? 0) - (note?.endSlur?.length ?? 0);
      const isBound = slurs > 0 || isTripletOpen || note?.startTie !== undefined;
      const isGap = abc[endChar - 1] === ' ' && line[index + 1]?.el_type === 'note';
      return isGap && !isBound ? [{ kind: 'gap', at: endChar, bar }] : [];
    }),
  );
}

/** A tune with bar lines that are not drawn at such gaps. */
export function withUnseenBars(abc: string, gaps: readonly LineEnd[]): string {
  return gaps.reduceRight((text, { at }) => text.slice(0, at) + UNSEEN_BAR + text.slice(at), abc);
}

/** Which note of a tune each note of its text is, counted from 0: tied ones are one. */
export function notePlaces(abc: string): number[] {
  let place = -1;
  return parseLines(abc)
    .flat()
    .flatMap(({ pitches }) => {
      if (!pitches) return [];
      if (!pitches[0]!.endTie) place++;
      return [place];
    });
}
