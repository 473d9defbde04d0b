import type { Language } from '../languages';

// Words that several features share.
const CARDINALS = new Intl.PluralRules('en');
const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' });
const ORDINAL_ENDINGS: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
};
/** A number and its noun: 1 song, 2 songs. */
export const counted = (count: number, noun: string): string =>
  `${count} ${noun}${CARDINALS.select(count) === 'one' ? '' : 's'}`;
/** How far a key lies from another: 2 semitones above, 1 semitone below. */
export const semitonesFrom = (way: number): string =>
  `${counted(Math.abs(way), 'semitone')} ${way > 0 ? 'above' : 'below'}`;

export const tabTitle = (pageTitle: string): string => `${pageTitle} | ${SONGBOOK.en.name}`;
export const siteDescription = SONGBOOK.en.description;
export const loading = 'Loading...';
export const close = 'Close';
export const partUnreachable = 'Could not load this part. Check your internet connection.';
export const songUnreachable = 'Could not load the lyrics. Check your internet connection.';
export const tryAgain = 'Try again';
export const toAllSongs = 'See all songs';
export const gotIt = 'OK';
export const key = 'Key';
export const capo = 'Capo';
/** Said wherever a bare B means B natural, because some readers take it for another note. */
export const bIsH = 'B = B natural';
export const signed = (semitones: number): string =>
  semitones > 0 ? `+${semitones}` : semitones < 0 ? `−${-semitones}` : '0';
/** How far a key was moved, with its sign: +3 semitones. */
export const semitones = (way: number): string =>
  `${way > 0 ? '+' : '−'}${counted(Math.abs(way), 'semitone')}`;
export const reload = 'Reload';
export const setsTitle = 'Setlists';
export const chordsTitle = 'Chords';
export const favorite = (title: string): string => `Favorite: ${title}`;
/** A place in a row: 1st, 2nd. */
export const ordinal = (number: number): string =>
  `${number}${ORDINAL_ENDINGS[ORDINALS.select(number)] ?? 'th'}`;
export const labelled = (label: string, value: string | number): string => `${label}: ${value}`;
export const songCount = (count: number): string => counted(count, 'song');
export const capoAt = (fret: number): string => (fret === 0 ? 'No capo' : `Capo ${fret}`);
export const storageError =
  'The browser’s storage is not available: your choices last only until you close the page.';

/** The language of these words. */
export const language: Language = 'en';
