/** Loads the letters of songs, which `fonts.css` names; without a network those that are there have to do. */
export const loadLetters = () => document.fonts.load('1em "Songbook Serif"', 'ա a').catch(() => []);
