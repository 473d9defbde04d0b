import { drawnBlocks, heightsOfLines, isSeen } from '../sheet/setSheet';
import type { MeasuredSong } from '../sheet/typeset';

/** The size of letters while songs are measured, in pixels: large, so that the measures themselves are hardly rounded. */
export const MEASURING = 40;
/** How much higher, in ems, rounding makes a line in the small letters of paper: with a chord by one of 13 pixels. */
const LINE_ROUNDING = 0.077;
/** How much wider it makes a line: 0.23 of 310 pixels in Firefox. */
const WIDTH_ROUNDING = 0.02;

/**
 * Measures a booklet rendered for that purpose, because no browser tells a table of contents the page of a song: songs at the measuring size, stanzas in one column. Heights are in
 * pixels, songs in ems.
 */
export function measureBooklet(booklet: Element) {
  const entries = [...booklet.querySelectorAll('li')];
  return {
    contentsHead: topOf(entries[0]) - topOf(booklet.querySelector('section')),
    entries: heightsOf(entries),
    songs: [...booklet.querySelectorAll('article')].map((song) => {
      const sheet = song.querySelector('[data-testid=sheet]') ?? song;
      const [foot = 0] = heightsOf([...song.querySelectorAll(':scope > footer')]);
      return { around: topOf(sheet) - topOf(song) + foot, song: measureSheet(sheet) };
    }),
  };
}

function measureSheet(sheet: Element): MeasuredSong {
  return {
    blocks: drawnBlocks(sheet).map((stanzas) => {
      const lines = stanzas.flatMap((stanza) => [...stanza.querySelectorAll<HTMLElement>('[data-line]')]);
      const seen = lines.filter(isSeen);
      const heights = heightsOfLines(seen).map((height) => height / MEASURING + LINE_ROUNDING);
      return lines.map((line) => heights[seen.indexOf(line)] ?? 0);
    }),
    // In ems; none without the style sheet.
    gap: parseFloat(getComputedStyle(sheet).getPropertyValue('--stanza-gap')) || 0,
    width: sheet.getBoundingClientRect().width / MEASURING + WIDTH_ROUNDING,
  };
}

const heightsOf = (elements: readonly Element[]): readonly number[] =>
  elements.map((element) => element.getBoundingClientRect().height);

const topOf = (element: Element | null | undefined): number => element?.getBoundingClientRect().top ?? 0;
