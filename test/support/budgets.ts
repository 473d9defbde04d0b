/** The most that each part of a built page may come to, in bytes: what it came to when it was last changed. */
export const BUDGETS: Readonly<Record<string, number>> = {
  // The same packages and three bare routes come to 92,269.
  'scripts of index.html, gzip': 126_962,
  'scripts of songs/22.html, gzip': 150_699,
  'index.html without its letters, gzip': 11_777,
  'letters of index.html, gzip': 15_921,
  'songs/22.html without its letters, gzip': 20_199,
  'letters of songs/22.html, gzip': 13_554,
  'style within index.html': 14_507,
  'style within songs/22.html': 31_586,
  'requests that index.html waits for': 0,
  'requests that songs/22.html waits for': 0,
};
