/** The most that each part of a built page may come to, in bytes: what it came to when it was last changed. */
export const BUDGETS: Readonly<Record<string, number>> = {
  // The same packages and three bare routes come to 90,634.
  'scripts of index.html, gzip': 104_650,
  'index.html without its letters, gzip': 18_240,
  'letters of index.html, gzip': 16_270,
  'songs/22.html without its letters, gzip': 21_450,
  'letters of songs/22.html, gzip': 17_520,
  'style of every page': 36_110,
};
