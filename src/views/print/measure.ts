import type { MeasuredSong } from './fitSong';

/** The size of letters while songs are measured, in pixels: large, so that rounding hardly matters. */
export const MEASURING = 40;

/**
 * Measures a booklet rendered for that purpose: songs at the measuring size, stanzas in one column. Heights are in
 * pixels, songs in ems.
 */
export function measureBooklet(booklet: Element) {
  const entries = [...booklet.querySelectorAll('li')];
  return {
    contentsHead: topOf(entries[0]) - topOf(booklet.querySelector('section')),
    entries: heightsOf(entries),
    songs: [...booklet.querySelectorAll('article')].map((song) => {
      // The sheet is alone below the song's head.
      const [sheet = song] = song.querySelectorAll(':scope > header + * > *');
      const [foot = 0] = heightsOf([...song.querySelectorAll(':scope > footer')]);
      return { around: topOf(sheet) - topOf(song) + foot, song: measureSheet(sheet) };
    }),
  };
}

function measureSheet(sheet: Element): MeasuredSong {
  const stanzas = [...sheet.querySelectorAll('[role=group]')];
  return {
    stanzas: stanzas.map((stanza) => heightsOf([...stanza.children]).map((height) => height / MEASURING)),
    // In ems; none without the style sheet.
    gap: parseFloat(getComputedStyle(sheet).getPropertyValue('--stanza-gap')) || 0,
    width: sheet.getBoundingClientRect().width / MEASURING,
  };
}

const heightsOf = (elements: readonly Element[]): readonly number[] =>
  elements.map((element) => element.getBoundingClientRect().height);

const topOf = (element: Element | null | undefined): number => element?.getBoundingClientRect().top ?? 0;

/** The factor by which letters shrink at a time, and the limit of shrinking. */
const SHRINKING = 0.99;
const SHRUNK = 0.85;

/**
 * Shrinks the letters of a size, while a song in it overflows its page: browsers round the heights of lines, up or down.
 */
export function shrinkToPages(booklet: Element): void {
  const articles = [...booklet.querySelectorAll('article')];
  for (let scale = SHRINKING; scale > SHRUNK; scale *= SHRINKING) {
    const sizes = new Set(articles.filter(isTooHigh).map(({ dataset }) => dataset['size']));
    if (sizes.size === 0) return;
    for (const { dataset, style } of articles)
      if (sizes.has(dataset['size'])) style.setProperty('--shrunk', String(scale));
  }
}

const isTooHigh = ({ scrollHeight, clientHeight }: Element): boolean => scrollHeight > clientHeight;
