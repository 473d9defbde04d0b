/** The most that each part of a built page may come to, in bytes: what it came to when it was last changed. */
export const BUDGETS: Readonly<Record<string, number>> = {
  // The same packages and three bare routes come to 90,634.
  'scripts of index.html, gzip': 101_290,
  'scripts of songs/22.html, gzip': 122_160,
  'index.html without its letters, gzip': 10_940,
  'letters of index.html, gzip': 15_410,
  'songs/22.html without its letters, gzip': 13_860,
  'letters of songs/22.html, gzip': 13_280,
  'style within index.html': 7_650,
  'style within songs/22.html': 14_730,
  'the whole style, gzip': 7_830,
  'requests that index.html waits for': 0,
  'requests that songs/22.html waits for': 0,
};
