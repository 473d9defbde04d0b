import type { Language } from '../languages';

// Words that several features share.
const pluralRules = new Intl.PluralRules('fr');

/** A count with the noun in its form for that count. */
export const counted = (count: number, one: string, other: string): string =>
  `${count} ${pluralRules.select(count) === 'one' ? one : other}`;
export const quoted = (words: string): string => `«\u00a0${words}\u00a0»`;
export const labelled = (label: string, words: string | number): string => `${label}\u00a0: ${words}`;

export const tabTitle = (pageTitle: string): string => `${pageTitle} | ${SONGBOOK.fr.name}`;
export const siteDescription = SONGBOOK.fr.description;
export const loading = 'Loading...';
export const close = 'Fermer';
export const partUnreachable = 'Cette partie ne s’est pas chargée. Vérifiez la connexion.';
export const songUnreachable = 'Les paroles ne se sont pas chargées. Vérifiez la connexion.';
export const tryAgain = 'Réessayer';
export const toAllSongs = 'Voir toutes les chansons';
export const gotIt = 'OK';
export const key = 'Tonalité';
export const capo = 'Capo';
/** Said wherever a bare B means B natural, because some readers take it for another note. */
export const bIsH = 'B = H (si)';
export const signed = (semitones: number): string =>
  semitones > 0 ? `+${semitones}` : semitones < 0 ? `−${-semitones}` : '0';
/** How far a key was moved, with its sign: +3 demi-tons. */
export const semitones = (way: number): string =>
  `${way > 0 ? '+' : '−'}${counted(Math.abs(way), 'demi-ton', 'demi-tons')}`;
export const reload = 'Recharger';
export const setsTitle = 'Setlists';
export const chordsTitle = 'Accords';
export const favorite = (title: string): string => labelled('Favori', title);
/** A place in a row, feminine like a string and a song: 1re, 2e. */
export const ordinal = (number: number): string => (number === 1 ? '1re' : `${number}e`);
export const songCount = (count: number): string => counted(count, 'chanson', 'chansons');
export const capoAt = (fret: number): string => (fret === 0 ? 'Sans capo' : `Capo ${fret}`);
export const storageError =
  'Le stockage du navigateur est inaccessible\u00a0: vos choix seront oubliés à la fermeture de la page.';

/** The language of these words. */
export const language: Language = 'fr';
