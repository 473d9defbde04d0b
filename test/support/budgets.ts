/** The most that each part of a built page may come to, in bytes: what it came to when it was last changed. */
export const BUDGETS: Readonly<Record<string, number>> = {
  // The same packages and three bare routes come to 90,634.
  'scripts of index.html, gzip': 101_060,
  'scripts of songs/22.html, gzip': 122_340,
  'index.html without its letters, gzip': 10_900,
  'letters of index.html, gzip': 15_410,
  'songs/22.html without its letters, gzip': 14_350,
  'letters of songs/22.html, gzip': 14_010,
  'style within index.html': 7_890,
  'style within songs/22.html': 16_150,
  'the whole style, gzip': 7_960,
  'requests that index.html waits for': 0,
  'requests that songs/22.html waits for': 0,
};
