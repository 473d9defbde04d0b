/** The most that each part of a built page may come to, in bytes: what it came to when it was last changed. */
export const BUDGETS: Readonly<Record<string, number>> = {
  // The same packages and three bare routes come to 90,211.
  'scripts of index.html, gzip': 100_907,
  'scripts of songs/22.html, gzip': 122_204,
  'index.html without its letters, gzip': 11_249,
  'letters of index.html, gzip': 15_500,
  'songs/22.html without its letters, gzip': 15_007,
  'letters of songs/22.html, gzip': 13_560,
  'style within index.html': 7_970,
  'style within songs/22.html': 16_527,
  'the whole style, gzip': 8962,
  'requests that index.html waits for': 0,
  'requests that songs/22.html waits for': 0,
};
