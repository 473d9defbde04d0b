import type { Song } from '../../../src/catalogue';
import type { Line, Measured } from './measureSong';
import { textSizeAt, type Stand } from './stands';

/** What is wrong with a song: where, what was to be there, and what is. */
export interface Fault {
  readonly line?: number;
  readonly expected: string | number;
  readonly got: string | number;
}

/** Where a song was measured, with what its songbook says and the first song that was measured there. */
export interface Place {
  readonly song: Song;
  readonly stand: Stand;
  readonly first: Measured;
}

/** Says what is wrong with a measured song. */
export type Rule = (measured: Measured, place: Place) => Fault[];

/** A rule on each line. */
export const eachLine =
  (rule: (line: Line, measured: Measured, place: Place) => readonly Fault[]): Rule =>
  (measured, place) =>
    measured.lines.flatMap((line) =>
      rule(line, measured, place).map((fault) => ({ ...fault, line: line.number })),
    );

/** The fault that something is so, or none. */
export const faultIf = (isSo: boolean, expected: Fault['expected'], got: Fault['got']): Fault[] =>
  isSo ? [{ expected, got: typeof got === 'number' ? Math.round(got * 100) / 100 : got }] : [];

/** A rule on each line that holds where letters are not larger than usual. */
export const eachLineInUsualLetters = (rule: Parameters<typeof eachLine>[0]): Rule =>
  eachLine((line, measured, place) => (textSizeAt(place.stand) > 100 ? [] : rule(line, measured, place)));
